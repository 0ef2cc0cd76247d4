/**
 * The outcome of some work, or an error when it takes too long. The work itself goes on: nobody waits for it.
 * @param milliseconds at most
 * @throws Error 'timeout', or what the work throws
 */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
