import { postForm, type FormPost } from './postForm.ts';
import type { SandboxProject } from './project.ts';

/** Opens the project in StackBlitz, in a new tab. */
export function openStackBlitz(project: SandboxProject): void {
  postForm(stackBlitzPost(project));
}

/** See https://developer.stackblitz.com/platform/api/post-api */
export function stackBlitzPost({ title, description, files, mainFile }: SandboxProject): FormPost {
  const fields: Record<string, string> = {
    'project[title]': title,
    'project[description]': description,
    // a WebContainer, which installs what package.json says
    'project[template]': 'node',
  };
  for (const [path, text] of Object.entries(files)) fields[`project[files][${path}]`] = text;
  return {
    action: `https://stackblitz.com/run?${new URLSearchParams({ file: mainFile })}`,
    fields,
  };
}
