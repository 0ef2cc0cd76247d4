import type { Context } from 'hono';

/** Sets a header of an answer that is made. Hono's own way copies the answer each time; this one copies what cannot be changed, once. */
export function setHeader(context: Context, name: string, value: string): void {
  try {
    context.res.headers.set(name, value);
  } catch {
    const { res } = context;
    context.res = undefined;
    context.res = new Response(res.body, res);
    context.res.headers.set(name, value);
  }
}
