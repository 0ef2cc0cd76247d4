import { CopyButton, HighlightedCode } from './CodeBlock.tsx';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { codeFrame } from './codeStyles.ts';
import { panels, tabList } from './tabStyles.ts';
import type { CodeTab } from '../_content/types.ts';

interface Props {
  /** what the reader chooses: blocks of the same key follow each other */
  storageKey: string;
  tabs: CodeTab[];
  /** unique on the page */
  name: string;
}

/** Variants of one piece of code. Radio buttons and CSS: it works without scripts, and arrow keys move between tabs. */
export async function CodeTabs({ storageKey, tabs, name }: Props) {
  const t = await requestTranslate();
  return (
    <div className={`${codeFrame} ${panels}`} data-code="">
      <fieldset className={tabList}>
        <legend>{storageKey.replace(/-/g, ' ')}</legend>
        {tabs.map(({ id, label }, index) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              value={id}
              data-tabs={storageKey}
              defaultChecked={index === 0}
              suppressHydrationWarning
            />
            {label}
          </label>
        ))}
      </fieldset>
      {tabs.map(({ id, label, code }, index) => (
        <div key={id} data-panel={index + 1}>
          <HighlightedCode code={code} label={t('frame.code.labelOf', { name: label })} />
        </div>
      ))}
      <CopyButton />
      <stored-choice hidden data-key={`codeblock-${storageKey}`} />
    </div>
  );
}
