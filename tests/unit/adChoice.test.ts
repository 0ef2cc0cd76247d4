import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseSubstitute, pick, sessionShape } from '../../app/_ads/adChoice.ts';
import { inHouseAds } from '../../app/_ads/inHouseAds.ts';
import { pollForAd } from '../../app/_ads/pollForAd.ts';

describe('the choice of an ad', () => {
  test('gives one of five a line, and the others a picture', () => {
    expect(sessionShape(() => 0.19)).toBe('inline');
    expect(sessionShape(() => 0.2)).toBe('image');
  });

  test('asks one of five behind a blocker, and shows the others an ad of ours', () => {
    expect(chooseSubstitute(() => 0.19)).toBe('message');
    expect(chooseSubstitute(() => 0.2)).toBe('in-house');
  });

  test('takes each of our ads as often as the others', () => {
    const chosen = [0, 0.2, 0.4, 0.6, 0.999].map((chance) => pick(inHouseAds, () => chance).name);
    expect(chosen).toEqual(['scaffoldhub', 'templates', 'themes', 'tidelift', 'figma']);
  });
});

describe('waiting for an ad', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function wait(isThere: (ms: number) => boolean) {
    const log: string[] = [];
    const started = Date.now();
    const since = () => Date.now() - started;
    const stop = new AbortController();
    let tries = 0;
    pollForAd(
      () => {
        tries += 1;
        return isThere(since());
      },
      () => log.push(`blocked at ${since()}`),
      () => log.push(`given up at ${since()}`),
      stop.signal,
    );
    return { log, tries: () => tries, stop };
  }

  test('takes it for blocked at the seventh miss, and gives up after thirty', () => {
    const { log, tries } = wait(() => false);
    vi.advanceTimersByTime(60_000);
    expect(log).toEqual(['blocked at 3500', 'given up at 15000']);
    expect(tries()).toBe(30);
  });

  test('ends when the ad is there, late or in time', () => {
    const inTime = wait((ms) => ms >= 3000);
    const late = wait((ms) => ms >= 5000);
    vi.advanceTimersByTime(60_000);
    expect([inTime.log, inTime.tries()]).toEqual([[], 6]);
    expect([late.log, late.tries()]).toEqual([['blocked at 3500'], 10]);
  });

  test('ends with the page', () => {
    const { log, tries, stop } = wait(() => false);
    vi.advanceTimersByTime(1000);
    stop.abort();
    vi.advanceTimersByTime(60_000);
    expect([log, tries()]).toEqual([[], 2]);
  });
});
