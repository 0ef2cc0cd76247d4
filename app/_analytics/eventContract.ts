import type { PageFacts } from './pageFacts.ts';

/** `POST` with an `EventBatch` as JSON. Answers 204, also when it keeps nothing. */
export const eventsPath = '/api/events';

/** Events of one request. Analytics Engine takes 25 data points a call. */
export const maxBatch = 20;
/** Characters of a title, an action, a label. */
export const maxText = 120;
/** Of the JSON in UTF-8. */
export const maxBatchBytes = 32 * 1024;

/** Something that a reader did or that happened to them. */
export interface AnalyticsEvent {
  /** `page_view`, `ad`, the category of a control, or the name of a web vital */
  name: string;
  action?: string | undefined;
  label?: string | undefined;
  value?: number | undefined;
  /** of a web vital: the change since it was last sent */
  delta?: number | undefined;
  /** of a web vital: tells its page view from others */
  id?: string | undefined;
}

/** How a reader has set the site up, not who they are. */
export interface UserProperties {
  codeVariant: string;
  codeStylingVariant: string;
  userLanguage: string;
  /** with one decimal, as text */
  devicePixelRatio: string;
  colorScheme: string;
  colorSchemeOS: string;
}

export interface EventBatch {
  user: UserProperties;
  events: (AnalyticsEvent & PageFacts)[];
}
