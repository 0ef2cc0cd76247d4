import { z } from 'zod';

/** What the operator has switched on. It is part of the HTML, so it is the same for every reader. */
export interface Features {
  ads?: AdFeatures | undefined;
  analytics?: AnalyticsFeatures | undefined;
}

export interface AdFeatures {
  /** a third-party script fills the slot under the description */
  script: boolean;
  /** the feed has ads to show under a demo */
  feed: boolean;
  /** share of displays that are counted, 0 to 1 */
  displayRatio: number;
}

export interface AnalyticsFeatures {
  /** id of a Google Analytics 4 property: `G-…` */
  ga?: string | undefined;
  /** the Worker keeps events (`POST /api/events`) */
  sink: boolean;
  /** share of sessions whose web vitals are measured, 0 to 1 */
  webVitalsRatio: number;
}

/** https, or a server of this machine, for tests and development. */
const address = z
  .url({ protocol: /^https?$/ })
  .refine((text) => text.startsWith('https:') || URL.parse(text)?.hostname === '127.0.0.1', {
    error: 'must be an https address',
  });
const ratio = z.coerce.number().min(0).max(1);
/** An empty variable is one that is not set. */
const variable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** The variables of wrangler.toml that switch ads and analytics on. The README documents them. */
const variablesSchema = z.object({
  AD_SCRIPT_URL: variable(address.optional()),
  /** further origins, separated by spaces, that the ad script loads scripts from */
  AD_SCRIPT_HOSTS: variable(
    z
      .string()
      .default('')
      .transform((text) => text.split(' ').filter(Boolean))
      .pipe(z.array(address)),
  ),
  AD_FEED_URL: variable(address.optional()),
  AD_DISPLAY_RATIO: variable(ratio.default(0.1)),
  GA_ID: variable(
    z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/, 'is not a measurement id')
      .optional(),
  ),
  WEB_VITALS_RATIO: variable(ratio.default(0.0001)),
});

type Variables = z.infer<typeof variablesSchema>;

/**
 * The checked variables of the Worker.
 * @throws with the name of the variable and what is wrong with it, which stops the build
 */
export function readVariables(env: object): Variables {
  const result = variablesSchema.safeParse(env);
  if (result.success) return result.data;
  const mistakes = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The variables in wrangler.toml need mending. ${mistakes.join('; ')}.`);
}

/** @returns undefined when nothing is switched on, so that a plain site has no trace of it */
export function readFeatures(env: object): Features | undefined {
  const variables = readVariables(env);
  const { AD_SCRIPT_URL, AD_FEED_URL, GA_ID } = variables;
  const sink = 'EVENTS' in env;
  const features: Features = {};
  if (AD_SCRIPT_URL || AD_FEED_URL)
    features.ads = {
      script: !!AD_SCRIPT_URL,
      feed: !!AD_FEED_URL,
      displayRatio: variables.AD_DISPLAY_RATIO,
    };
  if (GA_ID || sink)
    features.analytics = {
      ga: GA_ID,
      sink,
      webVitalsRatio: variables.WEB_VITALS_RATIO,
    };
  return features.ads || features.analytics ? features : undefined;
}
