import { AuthorError } from '../author-error.ts';

/** Ends a command with the author's mistakes as sentences, without a stack. Other errors keep theirs. */
export async function exitOnAuthorError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
    const count = error.mistakes.length;
    console.error(
      `\n${error.message}\n\n${count} ${count === 1 ? 'mistake' : 'mistakes'} in the content.`,
    );
    process.exit(1);
  }
}
