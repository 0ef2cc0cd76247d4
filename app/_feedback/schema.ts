import * as z from 'zod/mini';

// The contract of `POST /api/feedback`, for the widget and for the Worker. Its lengths keep a whole message under `maxFeedbackBytes`.

// zod would try `new Function` for speed, and every try is a violation of the Content-Security-Policy
z.config({ jitless: true });

export const feedbackPath = '/api/feedback';

/** Of the JSON in UTF-8; what is longer is answered 413. */
export const maxFeedbackBytes = 16 * 1024;
export const maxCommentLength = 4000;
/** Shorter comments are stored, and left out of the operator's report. */
export const minCommentLength = 10;

export const feedbackSchema = z
  .strictObject({
    /** made by the client (`crypto.randomUUID()`), one for each submission: a retry with the same id is stored once */
    id: z.uuid(),
    /** path of the page, with slashes at both ends and the language's prefix if it has one */
    page: z.string().check(z.maxLength(300), z.regex(/^\/([\w.~-]+\/)*$/)),
    /** 1 helpful, 0 not helpful, null: a comment without a vote */
    rating: z.nullable(z.literal([0, 1])),
    comment: z.optional(z.string().check(z.maxLength(maxCommentLength))),
    /** the heading that a comment is about */
    section: z.optional(
      z.strictObject({
        /** the heading's id, without `#` */
        hash: z.string().check(z.minLength(1), z.maxLength(200)),
        title: z.string().check(z.maxLength(300)),
      }),
    ),
    /** version of the documented product: `6.3.0` */
    version: z.string().check(z.maxLength(40), z.regex(/^[\w.+-]*$/)),
    /** of the interface: `en`, `zh`, `pt` */
    language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)),
    /** a field that people do not see and leave empty; what fills it is a program, whose message is answered and dropped */
    website: z.string().check(z.maxLength(1000)),
  })
  .check(
    z.refine(({ rating, comment }) => rating !== null || !!comment?.trim(), {
      message: 'A vote or a comment is required.',
    }),
  );

export type Feedback = z.infer<typeof feedbackSchema>;

/** The answer to feedback that is kept: 201, or 200 when it was kept before. */
export interface FeedbackAccepted {
  id: string;
}

/**
 * The answer to feedback that is not kept. `Retry-After` (seconds) comes with `rate-limited` (429) and `unavailable` (503): the same
 * message, with the same id, may be sent again then. The others would be refused again.
 */
export interface FeedbackRefused {
  error:
    /** 400: no JSON, or not as the schema says */
    | 'invalid'
    /** 403: sent from another site */
    | 'cross-site'
    /** 409: the id belongs to another message */
    | 'conflict'
    /** 413 */
    | 'too-large'
    /** 415: not `application/json` */
    | 'unsupported-type'
    | 'rate-limited'
    | 'unavailable';
  /** a sentence for developers, in English */
  message: string;
}
