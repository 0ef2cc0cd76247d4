import type { ComponentType } from 'react';

/** What edited code may import: modules by the specifiers that the demo used (pipeline/demos/scope-module.ts). */
export type Scope = Record<string, Record<string, unknown>>;

/** The code uses what the demo did not import. */
export class MissingImport extends Error {
  readonly specifier: string;
  /** the export that the module here lacks; undefined when there is no such module */
  readonly exported: string | undefined;

  constructor(specifier: string, exported?: string) {
    super(exported === undefined ? specifier : `${exported} of ${specifier}`);
    this.specifier = specifier;
    this.exported = exported;
  }
}

type CommonJs = (
  require: (specifier: string) => unknown,
  module: { exports: { default?: unknown } },
  exports: object,
) => void;

/**
 * Runs a compiled demo. It becomes a module at an address of its own, as the Content-Security-Policy allows no `eval`.
 * @returns its default export, undefined when that is no function
 * @throws what the code throws, MissingImport among it
 */
export async function evaluate(commonJs: string, scope: Scope): Promise<ComponentType | undefined> {
  const address = URL.createObjectURL(
    new Blob([`export default (require, module, exports) => {${commonJs}\n};`], {
      type: 'text/javascript',
    }),
  );
  try {
    const { default: run } = (await import(/* @vite-ignore */ address)) as { default: CommonJs };
    const module: Parameters<CommonJs>[1] = { exports: {} };
    run((specifier) => requireFrom(scope, specifier), module, module.exports);
    const Demo = module.exports.default;
    return typeof Demo === 'function' ? (Demo as ComponentType) : undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function requireFrom(scope: Scope, specifier: string): unknown {
  if (!Object.hasOwn(scope, specifier)) throw new MissingImport(specifier);
  return new Proxy(scope[specifier]!, {
    get(module, name) {
      if (name === '__esModule') return true;
      if (typeof name === 'string' && !(name in module)) throw new MissingImport(specifier, name);
      return Reflect.get(module, name) as unknown;
    },
  });
}
