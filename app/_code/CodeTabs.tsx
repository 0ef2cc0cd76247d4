import { css } from '@pigment-css/react';
import { CopyButton, HighlightedCode } from './CodeBlock.tsx';
import { codeFrame } from './codeStyles.ts';
import type { CodeTab } from '../_content/types.ts';

const tabList = css({
  display: 'flex',
  gap: 2,
  margin: 0,
  padding: '6px 8px',
  border: 0,
  borderBlockEnd: '1px solid var(--border)',
  '& legend': {
    position: 'absolute',
    clipPath: 'inset(50%)',
    width: 1,
    height: 1,
    overflow: 'hidden',
  },
  '& label': {
    position: 'relative',
    padding: '3px 12px',
    borderRadius: 'var(--radius-small)',
    color: 'var(--text-muted)',
    fontSize: '0.8125rem',
    fontWeight: 500,
    cursor: 'pointer',
    '&:hover': { color: 'var(--text)' },
    '&:has(:checked)': { color: 'var(--primary)', background: 'var(--primary-bg)' },
    '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 1 },
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
});

/** The n-th panel is shown when the n-th radio is checked; nobody writes more than six. */
const frame = css({
  '& > [data-panel]': { display: 'none' },
  '&:has(label:nth-of-type(1) :checked) > [data-panel="1"], &:has(label:nth-of-type(2) :checked) > [data-panel="2"], &:has(label:nth-of-type(3) :checked) > [data-panel="3"], &:has(label:nth-of-type(4) :checked) > [data-panel="4"], &:has(label:nth-of-type(5) :checked) > [data-panel="5"], &:has(label:nth-of-type(6) :checked) > [data-panel="6"]':
    { display: 'block' },
});

interface Props {
  /** what the reader chooses: blocks of the same key follow each other */
  storageKey: string;
  tabs: CodeTab[];
  /** unique on the page */
  name: string;
}

/** Variants of one piece of code. Radio buttons and CSS: it works without scripts, and arrow keys move between tabs. */
export function CodeTabs({ storageKey, tabs, name }: Props) {
  return (
    <div className={`${codeFrame} ${frame}`} data-code="">
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
          <HighlightedCode code={code} label={`Code for ${label}`} />
        </div>
      ))}
      <CopyButton />
      <code-tabs-ready data-key={storageKey} />
    </div>
  );
}
