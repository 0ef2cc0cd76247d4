// @mdn/mdn-http-observatory has no types. This is what tests/edge/observatory.ts uses of it.

interface ObservatoryRequests {
  responses: Record<string, unknown>;
  session: unknown;
  resources: { path: string | null };
}

declare module '@mdn/mdn-http-observatory/src/types.js' {
  export const Requests: new (hostname: string) => ObservatoryRequests;
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  export const ALL_TESTS: ((requests: ObservatoryRequests) => {
    pass: boolean;
    result: string | null;
  })[];
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { grade: string; score: number };
}
