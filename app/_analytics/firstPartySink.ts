import { eventsPath, maxBatch, maxText, type EventBatch } from './eventContract.ts';
import type { Sink } from './sink.ts';

/** Events wait for others of the same time, in ms. */
const flushAfter = 2000;

/** Sends events to this site's Worker, several at a time; the last ones as the page goes away. */
export function firstPartySink(): Sink {
  const stop = new AbortController();
  let events: EventBatch['events'] = [];
  let user: EventBatch['user'] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (events.length === 0 || !user) return;
    const body = JSON.stringify({ user, events } satisfies EventBatch);
    events = [];
    // a beacon outlives its page. One that the browser refuses is not worth another try
    navigator.sendBeacon(eventsPath, new Blob([body], { type: 'application/json' }));
  };
  addEventListener('pagehide', flush, { signal: stop.signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && flush(),
    { signal: stop.signal },
  );

  return {
    send(event, page) {
      const { action, label, ...rest } = event;
      events.push({
        ...rest,
        ...page,
        title: cut(page.title),
        action: cut(action),
        label: cut(label),
      });
      if (events.length >= maxBatch) flush();
      else timer ??= setTimeout(flush, flushAfter);
    },
    setUser(properties) {
      flush();
      user = properties;
    },
    stop() {
      stop.abort();
      clearTimeout(timer);
      events = [];
    },
  };
}

function cut<T extends string | undefined>(text: T): T {
  return text?.slice(0, maxText) as T;
}
