import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isbot } from 'isbot';
import { z } from 'zod';
import {
  maxBatch,
  maxBatchBytes,
  maxText,
  type EventBatch,
} from '../../app/_analytics/eventContract.ts';

/** The part of an Analytics Engine dataset that is used. */
export interface EventDataset {
  writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void;
}

const text = z.string().max(maxText);
const number = z.number().min(-1e9).max(1e9);
const path = z
  .string()
  .max(300)
  .regex(/^\/[^\s?#]*$/);
const product = z.string().max(40).nullable();

const batchSchema: z.ZodType<EventBatch> = z.strictObject({
  user: z.strictObject({
    codeVariant: z.string().max(20),
    codeStylingVariant: z.string().max(20),
    userLanguage: z.string().max(20),
    devicePixelRatio: z.string().max(10),
    colorScheme: z.string().max(20),
    colorSchemeOS: z.string().max(20),
  }),
  events: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[\w-]{1,40}$/),
        action: text.optional(),
        label: text.optional(),
        value: number.optional(),
        delta: number.optional(),
        id: z.string().max(60).optional(),
        title: text,
        location: path,
        productId: product,
        productCategoryId: product,
      }),
    )
    .min(1)
    .max(maxBatch),
});

/**
 * Keeps events in Analytics Engine: what was used, on which page, with which settings. Nothing of the request itself is kept: no address,
 * no cookie, no user agent. Where no dataset is bound there is no such endpoint.
 */
export const events = new Hono<{ Bindings: { EVENTS?: EventDataset } }>().post(
  '/',
  bodyLimit({ maxSize: maxBatchBytes, onError: (c) => c.body(null, 413) }),
  async (c) => {
    const dataset = c.env.EVENTS;
    c.header('cache-control', 'no-store');
    if (!dataset) return c.body(null, 404);
    const site = c.req.header('sec-fetch-site');
    if (site && site !== 'same-origin') return c.body(null, 403);
    if (!c.req.header('content-type')?.startsWith('application/json')) return c.body(null, 415);
    const batch = batchSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!batch.success) return c.body(null, 400);
    // whoever asks not to be counted, and whoever is no person, gets the same answer
    const refuses = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1';
    if (!refuses && !isbot(c.req.header('user-agent'))) write(dataset, batch.data);
    return c.body(null, 204);
  },
);

/**
 * One data point an event. blobs: name, action, label, location, title, product, category, id, then the reader's settings; doubles: value,
 * delta. The README's queries rest on this order.
 */
function write(dataset: EventDataset, { user, events: list }: EventBatch): void {
  for (const event of list)
    dataset.writeDataPoint({
      indexes: [event.name],
      blobs: [
        event.name,
        event.action,
        event.label,
        event.location,
        event.title,
        event.productId,
        event.productCategoryId,
        event.id,
        user.codeVariant,
        user.codeStylingVariant,
        user.userLanguage,
        user.devicePixelRatio,
        user.colorScheme,
        user.colorSchemeOS,
      ].map((blob) => blob ?? ''),
      doubles: [event.value ?? 0, event.delta ?? 0],
    });
}
