import { fromRoot } from './paths.ts';

/** A mistake in `content/`: where it is, and a sentence that says what to do. */
export interface AuthorMistake {
  /** absolute path */
  file: string;
  /** 1-based; the whole file when absent */
  line?: number | undefined;
  message: string;
}

/** Thrown once with all mistakes found, so that an author mends them in one go. */
export class AuthorError extends Error {
  readonly mistakes: readonly AuthorMistake[];

  constructor(mistakes: readonly AuthorMistake[]) {
    super(
      mistakes
        .map(({ file, line, message }) => `${fromRoot(file)}${line ? `:${line}` : ''}  ${message}`)
        .join('\n'),
    );
    this.name = 'AuthorError';
    this.mistakes = mistakes;
  }
}

/** Collects mistakes while a check goes on, and throws them together. */
export class Mistakes {
  readonly #found: AuthorMistake[] = [];

  add(file: string, line: number | undefined, message: string): void {
    this.#found.push({ file, line, message });
  }

  throwIfAny(): void {
    if (this.#found.length > 0) throw new AuthorError(this.#found);
  }
}

/** The 1-based line of `offset` in `text`. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, Math.max(0, offset)).split('\n').length;
}
