import type { DemoAssets } from '../_content/types.ts';
import { DemoIcons } from './DemoIcons.tsx';

/** What the demos of a page need before they are hydrated: themes, critical CSS, the icons of their toolbars. */
export function DemoStyles({ assets }: { assets: DemoAssets }) {
  return (
    <>
      {assets.styleSheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="demos" />
      ))}
      {/* in the head, where HTML wants it. It stays there when the reader goes on: Emotion's classes are named by what they say */}
      <style href={`demos-${assets.id}`} precedence="demos">
        {assets.css}
      </style>
      <DemoIcons />
    </>
  );
}
