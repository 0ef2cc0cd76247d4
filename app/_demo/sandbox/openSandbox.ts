import { openCodeSandbox } from './openCodeSandbox.ts';
import { openStackBlitz } from './openStackBlitz.ts';
import { loadPackages } from './packages.ts';
import { sandboxProject, type SandboxDemo } from './project.ts';

/**
 * Opens a demo in a sandbox, in a new tab.
 * @throws when the versions of the packages cannot be loaded
 */
export async function openSandbox(
  site: 'stackblitz' | 'codesandbox',
  demo: SandboxDemo,
): Promise<void> {
  const project = sandboxProject(demo, await loadPackages());
  (site === 'stackblitz' ? openStackBlitz : openCodeSandbox)(project);
}
