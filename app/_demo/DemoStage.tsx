import { frameLanguage } from '../_i18n/frameLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import type { Demo, DemoVariant, Styling } from '../_content/types.ts';
import { focusStart, iframe, island, stage } from './demoStyles.ts';

const stylings: readonly Styling[] = ['system', 'tailwind', 'css'];

/** The stylings that show a variant: its own, and for the first one also those that the demo lacks. */
export function shownFor(variant: DemoVariant, { variants }: Demo): string | undefined {
  if (!variant.styling) return undefined;
  const isFirst = variant === variants[0];
  return stylings
    .filter(
      (styling) =>
        styling === variant.styling ||
        (isFirst && variants.every((other) => other.styling !== styling)),
    )
    .join(' ');
}

/** What a demo shows, in the page or in a frame of its own. */
export async function DemoStage({ demo }: { demo: Demo }) {
  const [language, t] = await Promise.all([frameLanguage(), requestTranslate()]);
  const { frame, background, name } = demo;
  return (
    <div className={stage} data-background={background} data-framed={frame ? '' : undefined}>
      <button
        type="button"
        tabIndex={-1}
        className={focusStart}
        data-focus-start=""
        lang={language}
        aria-label={t('demo.focusStart')}
      />
      {frame ? (
        // our own page, which needs its scripts and its storage: a sandbox would protect nothing
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          className={iframe}
          lang={language}
          src={frame.address}
          height={frame.height}
          title={t('demo.frameTitle', { name })}
          loading="lazy"
          style={demo.maxWidth ? { maxWidth: demo.maxWidth, marginInline: 'auto' } : undefined}
        />
      ) : (
        <DemoIslands demo={demo} />
      )}
    </div>
  );
}

/** The demo itself, in each of its stylings. */
export function DemoIslands({ demo }: { demo: Demo }) {
  return demo.variants.map((variant) => (
    // stays as the server wrote it; app/_inline/demoIsland.ts hydrates it in a root of its own
    <demo-island
      key={variant.id}
      className={island}
      data-name={variant.id}
      data-styling={variant.styling}
      data-for={shownFor(variant, demo)}
      data-runtime={variant.runtime}
      data-chunk={variant.chunk}
      data-preload={variant.preload.join(' ')}
      style={demo.maxWidth ? { maxWidth: demo.maxWidth } : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: variant.html }}
    />
  ));
}
