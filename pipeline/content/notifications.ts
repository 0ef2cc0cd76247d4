import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Notification } from '../../app/_content/siteTypes.ts';
import type { Mistakes } from '../author-error.ts';

const notificationSchema: z.ZodType<Notification> = z.strictObject({
  id: z.int().positive(),
  title: z.string().min(1).max(80),
  text: z.string().min(1).max(400),
  date: z.iso.date(),
  href: z.url({ protocol: /^https$/ }).or(z.string().regex(/^\/.*\/$/)),
  language: z.string().optional(),
});

/** Reads `content/notifications.ts`, if there is one, the newest first. */
export async function readNotifications(
  content: string,
  mistakes: Mistakes,
): Promise<Notification[]> {
  const file = path.join(content, 'notifications.ts');
  if (!fs.existsSync(file)) return [];
  const version = fs.statSync(file).mtimeMs;
  const module = (await import(`${pathToFileURL(file).href}?v=${version}`)) as { default: unknown };
  const result = z.array(notificationSchema).safeParse(module.default);
  if (!result.success) {
    for (const issue of result.error.issues)
      mistakes.add(file, undefined, `${issue.path.join('.')}: ${issue.message}.`);
    return [];
  }
  const seen = new Set<number>();
  for (const { id } of result.data) {
    if (seen.has(id))
      mistakes.add(file, undefined, `The id ${id} is used twice: take the next that is free.`);
    seen.add(id);
  }
  return result.data.toSorted((a, b) => b.id - a.id);
}
