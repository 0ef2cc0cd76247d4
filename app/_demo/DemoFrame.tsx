import { codeFrame } from '../_code/codeStyles.ts';
import { demoAnchors } from '../_content/demoAnchors.ts';
import type { Demo } from '../_content/types.ts';
import { frameLanguage } from '../_i18n/frameLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { DemoCode } from './DemoCode.tsx';
import { DemoStage, shownFor } from './DemoStage.tsx';
import { anchors, code, demoFrame, note, toolbar } from './demoStyles.ts';
import { toolbarHtml } from './toolbarHtml.ts';

/** A demo: what it does, and under it the code that does it. */
export async function DemoFrame({ demo }: { demo: Demo }) {
  const [language, t] = await Promise.all([frameLanguage(), requestTranslate()]);
  const { name, variants } = demo;
  const [, ...sourceAnchors] = demoAnchors(demo);
  const anchorsHtml = sourceAnchors.map((id) => `<span id="${id}"></span>`).join('');
  const available = (shownFor(variants[0]!, demo) ?? '').split(' ');
  const missing = available.filter((styling) => styling !== variants[0]!.styling).join(' ');
  return (
    <div className={demoFrame} id={name} data-demo={name} data-page={demo.frame?.address}>
      <div className={anchors} dangerouslySetInnerHTML={{ __html: anchorsHtml }} />
      <DemoStage demo={demo} />
      {!demo.hideToolbar && (
        <div className={`${codeFrame} ${code}`} data-code="">
          <demo-toolbar
            className={toolbar}
            role="toolbar"
            lang={language}
            aria-label={t('demo.toolbarLabel', { name })}
            dangerouslySetInnerHTML={{ __html: toolbarHtml(demo, t) }}
            suppressHydrationWarning
          />
          {missing && (
            <p className={note} data-for={missing} lang={language}>
              {t('demo.stylingMissing', {
                styling: t(`demo.styling.${variants[0]!.styling ?? 'system'}`),
              })}
            </p>
          )}
          {variants.map((variant) => (
            <DemoCode key={variant.id} demo={demo} variant={variant} />
          ))}
        </div>
      )}
    </div>
  );
}
