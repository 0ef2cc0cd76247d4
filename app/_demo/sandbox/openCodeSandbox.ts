import { compressToBase64 } from 'lz-string';
import { postForm, type FormPost } from './postForm.ts';
import type { SandboxProject } from './project.ts';

/** Opens the project in CodeSandbox, in a new tab. */
export function openCodeSandbox(project: SandboxProject): void {
  postForm(codeSandboxPost(project));
}

/** See https://codesandbox.io/docs/learn/browser-sandboxes/cli-api */
export function codeSandboxPost({ files, mainFile }: SandboxProject): FormPost {
  const contents = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, { content }]),
  );
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: {
      parameters: compress(JSON.stringify({ files: contents })),
      query: new URLSearchParams({ module: `/${mainFile}`, fontsize: '12' }).toString(),
      // a machine that runs Vite; its browser sandboxes have bundlers of their own
      environment: 'server',
    },
  };
}

/** In the base64 that is made for addresses. */
function compress(text: string): string {
  return compressToBase64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
