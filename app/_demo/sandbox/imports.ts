const statement =
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** What a module imports: packages and relative files, as they are written. */
export function importedSpecifiers(code: string): string[] {
  return [...code.matchAll(statement)].map(([, from, bare, dynamic]) => (from ?? bare ?? dynamic)!);
}

/** `@mui/material` for `@mui/material/Button`; undefined for a relative file, and for what the site brings (`#playground`). */
export function packageOf(specifier: string): string | undefined {
  if (/^[./#]/.test(specifier)) return undefined;
  const [first, second] = specifier.split('/');
  return first!.startsWith('@') ? `${first}/${second}` : first;
}

/** The packages that code imports. */
export function importedPackages(codes: string[]): Set<string> {
  const names = codes.flatMap(importedSpecifiers).map(packageOf);
  return new Set(names.filter((name) => name !== undefined));
}
