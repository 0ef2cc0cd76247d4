import { rolldown } from 'rolldown';

interface Script {
  code: string;
  /** the files it is made from */
  files: string[];
}

/**
 * One minified classic script of a module and all that it imports.
 * @param define expressions that take the place of names
 */
export async function bundleScript(
  input: string,
  define: Record<string, string> = {},
): Promise<Script> {
  const bundle = await rolldown({ input, platform: 'browser', transform: { define } });
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false });
  await bundle.close();
  return { code: output[0].code.trim(), files: output[0].moduleIds };
}
