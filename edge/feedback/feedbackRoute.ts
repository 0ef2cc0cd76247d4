import { Hono } from 'hono';
import {
  feedbackSchema,
  maxFeedbackBytes,
  type Feedback,
  type FeedbackAccepted,
  type FeedbackRefused,
} from '../../app/_feedback/schema.ts';
import type { App } from '../app.ts';
import { isSameOrigin } from '../http/isSameOrigin.ts';
import { problem } from '../http/problem.ts';
import { BodyTooLarge, readBounded } from '../http/readBounded.ts';
import { log } from '../operations/log.ts';
import { count } from '../operations/metrics.ts';
import { mayWrite } from './mayWrite.ts';
import { storeFeedback } from './storeFeedback.ts';

/** Milliseconds for the body to arrive. */
const bodyTimeout = 10_000;
/** Seconds until a message that could not be taken may be sent again. */
const retryAfter = { limited: '60', unavailable: '30' };

/** `POST /api/feedback`: stores what a reader says about a page. The contract is app/_feedback/schema.ts. */
export const feedback = new Hono<App>()
  .post('/', async ({ req, env, get }) => {
    const answer = await take(req.raw, env, get('requestId'));
    count(env, 'feedback', [String(answer.status)]);
    return answer;
  })
  .all('/', () => problem(405, 'method', 'Feedback can only be sent.', { allow: 'POST' }));

async function take(request: Request, env: Env, requestId: string): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, 'cross-site', 'Feedback is taken from this site.');
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return refuse(415, 'unsupported-type', 'Send application/json.');
  const message = await readMessage(request);
  if (message instanceof Response) return message;
  if (message.website) {
    // who fills the field that people do not see learns nothing
    log('info', 'feedback-dropped', { id: requestId });
    return accept(201, message.id);
  }
  if (!(await mayWrite(env, request)))
    return refuse(429, 'rate-limited', 'Too many messages from one place. Try again in a minute.', {
      'retry-after': retryAfter.limited,
    });
  try {
    if (!env.DB) throw new Error('no database is bound');
    const stored = await storeFeedback(env.DB, message);
    if (stored === 'conflict')
      return refuse(409, 'conflict', 'The id belongs to another message. Make a new one.');
    return accept(stored === 'stored' ? 201 : 200, message.id);
  } catch (error) {
    log('error', 'feedback-failed', { id: requestId, error: String(error) });
    return refuse(503, 'unavailable', 'Feedback cannot be stored now. Try again later.', {
      'retry-after': retryAfter.unavailable,
    });
  }
}

/** The message, or the answer to what is none. */
async function readMessage(request: Request): Promise<Feedback | Response> {
  const tooLarge = () => refuse(413, 'too-large', `Send at most ${maxFeedbackBytes} bytes.`);
  if (Number(request.headers.get('content-length')) > maxFeedbackBytes) return tooLarge();
  let json: unknown;
  try {
    const signal = AbortSignal.timeout(bodyTimeout);
    json = JSON.parse(await readBounded(request.body, maxFeedbackBytes, signal));
  } catch (error) {
    if (error instanceof BodyTooLarge) return tooLarge();
    return refuse(400, 'invalid', 'The body is not JSON.');
  }
  const { data, error } = feedbackSchema.safeParse(json);
  if (data) return data;
  const [issue] = error.issues;
  return refuse(400, 'invalid', `${issue?.path.join('.') || 'message'}: ${issue?.message}`);
}

function accept(status: 200 | 201, id: string): Response {
  return Response.json({ id } satisfies FeedbackAccepted, {
    status,
    headers: { 'cache-control': 'no-store' },
  });
}

function refuse(
  status: number,
  error: FeedbackRefused['error'],
  message: string,
  headers?: Record<string, string>,
): Response {
  return problem(status, error, message, headers);
}
