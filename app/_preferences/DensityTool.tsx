import { css } from '@pigment-css/react';
import type { SiteFacts } from '../_content/types.ts';
import { withoutScript } from '../_styles/mediaQueries.ts';
import { DensityControls } from './DensityControls.tsx';
import { EagerScript } from './EagerScript.tsx';

const tool = css({
  display: 'block',
  maxWidth: 440,
  padding: 20,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-raised)',
  [withoutScript]: { display: 'none' },
});

/** Sets spacing and density of every demo of the site. */
export function DensityTool({ site }: { site: SiteFacts }) {
  return (
    <density-tool className={tool}>
      <EagerScript site={site} />
      <DensityControls />
    </density-tool>
  );
}
