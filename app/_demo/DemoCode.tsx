import { HighlightedCode } from '../_code/CodeBlock.tsx';
import { panels, tabList } from '../_code/tabStyles.ts';
import { frameLanguage } from '../_i18n/frameLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import type { CodeVariants, Demo, DemoVariant } from '../_content/types.ts';
import { shownFor } from './DemoStage.tsx';
import { isEditable } from './isEditable.ts';

/** The code of one variant of a demo: an excerpt, and the files it comes from. */
export async function DemoCode({ demo, variant }: { demo: Demo; variant: DemoVariant }) {
  const [language, t] = await Promise.all([frameLanguage(), requestTranslate()]);
  const { files, preview, id } = variant;
  const summary = t(preview ? 'demo.expandCode' : 'demo.showCode');
  return (
    <div data-variant={id} data-for={shownFor(variant, demo)} data-source={variant.sourceUrl}>
      <details open={demo.codeOpen}>
        <summary lang={language}>{summary}</summary>
        {files.length === 1 ? (
          <InLanguages code={files[0]!} label={t('demo.sourceOf', { name: demo.name })} />
        ) : (
          <div className={panels}>
            <fieldset className={tabList}>
              <legend lang={language}>{t('demo.files')}</legend>
              {files.map(({ name }, index) => (
                <label key={name}>
                  <input type="radio" name={`${id}-file`} defaultChecked={index === 0} />
                  <FileName name={name} />
                </label>
              ))}
            </fieldset>
            {files.map((file, index) => (
              <div key={file.name} data-panel={index + 1} data-file={file.name}>
                <InLanguages code={file} label={t('demo.sourceOf', { name: file.name })} />
              </div>
            ))}
          </div>
        )}
      </details>
      {preview && (
        <div data-preview="">
          <InLanguages code={preview} label={t('demo.excerptOf', { name: demo.name })} />
        </div>
      )}
      {/* app/_demo/editor fills it, and React must not mind */}
      {isEditable(demo) && (
        <div
          data-editor-place=""
          data-scope={variant.scope}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
    </div>
  );
}

/** Both languages, where they differ; the one that was not chosen is hidden. */
function InLanguages({ code: { ts, js }, label }: { code: CodeVariants; label: string }) {
  if (!js) return <HighlightedCode code={ts} label={label} />;
  return (
    <>
      <div data-when="ts">
        <HighlightedCode code={ts} label={label} />
      </div>
      <div data-when="js">
        <HighlightedCode code={js} label={label} />
      </div>
    </>
  );
}

function FileName({ name }: { name: string }) {
  if (!/\.tsx?$/.test(name)) return name;
  return (
    <>
      <span data-when="ts">{name}</span>
      <span data-when="js">{name.replace(/\.tsx?$/, '.js')}</span>
    </>
  );
}
