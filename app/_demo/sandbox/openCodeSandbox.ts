import { compressToBase64 } from 'lz-string';
import { postForm } from './postForm.ts';
import type { SandboxProject } from './project.ts';

/** Opens the project in CodeSandbox: https://codesandbox.io/docs/learn/browser-sandboxes/cli-api */
export function openCodeSandbox({ files, mainFile }: SandboxProject): void {
  const contents = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, { content }]),
  );
  postForm('https://codesandbox.io/api/v1/sandboxes/define', {
    parameters: codeSandboxParameters(contents),
    query: new URLSearchParams({ module: `/${mainFile}`, fontsize: '12' }).toString(),
    // a machine that runs Vite; its browser sandboxes have bundlers of their own
    environment: 'server',
  });
}

/** The form in which its API takes files: compressed, in base64 made for addresses. */
export function codeSandboxParameters(files: Record<string, { content: string }>): string {
  return compressToBase64(JSON.stringify({ files }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
