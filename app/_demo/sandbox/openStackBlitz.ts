import { postForm } from './postForm.ts';
import type { SandboxProject } from './project.ts';

/** Opens the project in StackBlitz: https://developer.stackblitz.com/platform/api/post-api */
export function openStackBlitz({ title, description, files, mainFile }: SandboxProject): void {
  const fields: Record<string, string> = {
    'project[title]': title,
    'project[description]': description,
    // a WebContainer, which installs what package.json says
    'project[template]': 'node',
  };
  for (const [path, text] of Object.entries(files)) fields[`project[files][${path}]`] = text;
  postForm(`https://stackblitz.com/run?${new URLSearchParams({ file: mainFile })}`, fields);
}
