import { requestTranslate } from '../_i18n/requestTranslate.ts';

/** Not Pigment's: its styles come with every page, and a site that counts nothing has no byte of this. */
const style = `
[data-action=privacy] { min-height: 24px; padding: 0; border: 0; color: inherit; background: none; font: inherit; text-decoration: underline; cursor: pointer; }
:root:not([data-js]) [data-action=privacy], [data-refuses-tracking] [data-action=privacy] { display: none; }
`;

/** Lets readers change their answer, unless their browser gives it for them. */
export async function PrivacyButton() {
  const translate = await requestTranslate();
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <button type="button" data-action="privacy">
        {translate('analytics.choices')}
      </button>
    </>
  );
}
