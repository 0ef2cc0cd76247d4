import type { AnalyticsEvent, UserProperties } from './eventContract.ts';
import type { PageFacts } from './pageFacts.ts';

/** Where events go. */
export interface Sink {
  send(event: AnalyticsEvent, page: PageFacts): void;
  setUser(properties: UserProperties): void;
  /** nothing leaves the page after this */
  stop(): void;
}
