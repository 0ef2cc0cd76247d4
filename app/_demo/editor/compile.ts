import { transform } from 'sucrase';

/** The code cannot be read. */
export class CompileError extends Error {
  /** counted from 1; undefined when it is not known */
  readonly line: number | undefined;

  constructor(message: string, line: number | undefined) {
    super(message);
    this.line = line;
  }
}

/**
 * Makes CommonJS of a demo's TSX: JSX calls `react/jsx-runtime`, imports become `require`.
 * @throws CompileError
 */
export function compile(source: string): string {
  try {
    return transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }).code;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, text, line] = /^(?:Error transforming [^:]*: )?(.*?)(?: \((\d+):\d+\))?$/s.exec(
      message,
    )!;
    throw new CompileError(text!, line === undefined ? undefined : Number(line));
  }
}
