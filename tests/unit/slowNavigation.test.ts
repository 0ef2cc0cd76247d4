import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slowNavigation } from '../../app/_frame/slowNavigation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a navigation shows its progress after 200 ms, and no longer than it lasts', () => {
  const bar = { hidden: true };
  const progress = slowNavigation(() => bar as HTMLElement);
  progress.start();
  vi.advanceTimersByTime(199);
  expect(bar.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(bar.hidden).toBe(false);
  progress.end();
  expect(bar.hidden).toBe(true);
});

test('a quick one shows nothing, and a second start begins anew', () => {
  const bar = { hidden: true };
  const progress = slowNavigation(() => bar as HTMLElement);
  progress.start();
  vi.advanceTimersByTime(150);
  progress.start();
  vi.advanceTimersByTime(150);
  expect(bar.hidden).toBe(true);
  progress.end();
  vi.advanceTimersByTime(1000);
  expect(bar.hidden).toBe(true);
});
