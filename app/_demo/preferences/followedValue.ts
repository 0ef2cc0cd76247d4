export interface FollowedValue<T> {
  get(): T;
  set(value: T): void;
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void;
}

/**
 * A value that demos follow with `useSyncExternalStore`. They are told of a change one after the other, each in a task of its own: to
 * render all demos of a page takes long, and the reader who chose something should see it before.
 */
export function followedValue<T>(initial: T): FollowedValue<T> {
  let current = initial;
  const listeners = new Set<() => void>();

  async function tell(): Promise<void> {
    for (const listener of listeners) {
      await new Promise((resolve) => setTimeout(resolve));
      if (listeners.has(listener)) listener();
    }
  }

  return {
    get: () => current,
    set(value) {
      if (value === current) return;
      current = value;
      void tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
