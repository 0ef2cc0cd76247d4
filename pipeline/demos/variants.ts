import { format } from 'oxfmt';
import { transform } from 'sucrase';

/** How shown code is formatted. Narrower than the project's own code: it stands beside a side navigation. */
const style = { singleQuote: true, printWidth: 80 } as const;

/** The source as shown: formatted. A syntax error is the author's, and is thrown with its line. */
export async function formatSource(code: string, fileName: string): Promise<string> {
  const result = await format(fileName, code, style);
  const [error] = result.errors;
  if (error) throw new SyntaxError(error.message);
  return result.code.trimEnd();
}

/** The JavaScript variant of a TypeScript demo: types removed, JSX and everything else kept as written. */
export async function toJavaScript(typescript: string): Promise<string> {
  const { code } = transform(typescript, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    keepUnusedImports: false,
    disableESTransforms: true,
  });
  // an import of types alone leaves an empty line between its neighbours
  return formatSource(code.replace(/(^import [^\n]*\n)\n+(?=import )/gm, '$1'), 'demo.jsx');
}
