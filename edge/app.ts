/** What Hono's handlers are given: `new Hono<App>()`. */
export interface App {
  Bindings: Env;
  Variables: {
    /** in the answer's `x-request-id` and in every line that is logged for the request */
    requestId: string;
  };
}
