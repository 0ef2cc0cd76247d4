import { requestTranslate } from '../_i18n/requestTranslate.ts';

/**
 * 126 px, 142 px on phones, more only for larger letters; never less, never something else. Written out here and not with Pigment, whose
 * styles come with every page: a site without ads has no byte of this.
 */
const geometry = `
sponsor-slot { display: block; overflow: clip; height: max(142px, 8.875rem); margin-block: 24px; }
@media (min-width: 600px) { sponsor-slot { height: max(126px, 7.875rem); } }
@media print { sponsor-slot { display: none; } }
:root:not([data-js]) sponsor-slot { display: none; }
`;

/** Room for an ad under the description. app/_enhance/ads.ts fills it; nothing that happens to the ad moves the page. */
export async function AdSlot() {
  const translate = await requestTranslate();
  return (
    <aside aria-label={translate('ads.advertisement')}>
      <style dangerouslySetInnerHTML={{ __html: geometry }} />
      <sponsor-slot suppressHydrationWarning />
    </aside>
  );
}
