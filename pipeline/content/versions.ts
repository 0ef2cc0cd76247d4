import packageJson from '../../package.json' with { type: 'json' };
import { installedVersion } from './products.ts';

/** Installed versions of the documented packages, by name. */
export function documentedVersions(): Record<string, string> {
  const names = Object.keys(packageJson.dependencies).filter(
    (name) => name.startsWith('@mui/') && !name.includes('pigment'),
  );
  return Object.fromEntries(names.map((name) => [name, installedVersion(name)]));
}
