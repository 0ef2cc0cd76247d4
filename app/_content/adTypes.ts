/** Where the Worker answers with an `AdResponse`: `GET`, the same for every reader, never an error. */
export const adPath = '/api/ad';

/** One ad of the third-party feed, as the Worker hands it out: checked, https only, text without markup. */
export interface Ad {
  /** who advertises, at most 100 characters; empty when the feed does not say */
  company: string;
  /** the ad's sentence, at most 400 characters */
  description: string;
  /** address of a picture; empty when the feed names none */
  image: string;
  /** where a click leads, counted by the feed */
  statlink: string;
  /** address of a picture that counts one view; empty when the feed names none */
  statimp: string;
  /** addresses of further pictures that count one view, to be fetched once; `[timestamp]` is filled in already */
  pixels: string[];
  /** of the feed, when it chose the ad; empty when it names none */
  timestamp: string;
}

/** The answer of `GET /api/ad`. Null: no ad now, for whatever reason. */
export interface AdResponse {
  ad: Ad | null;
}
