import type { DemoAssets } from '../_content/types.ts';
import { DemoIcons } from './DemoIcons.tsx';

/** What the demos of a page need before they are hydrated: themes, critical CSS, the icons of their toolbars. */
export function DemoStyles({ assets }: { assets: DemoAssets }) {
  return (
    <>
      {assets.styleSheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="demos" />
      ))}
      {/* not Emotion's own element: React removes it with the page, and Emotion must not adopt it */}
      <style dangerouslySetInnerHTML={{ __html: assets.css }} />
      <DemoIcons />
    </>
  );
}
