import { describe, expect, test } from 'vitest';
import { readFeatures, readVariables } from '../../app/_content/features.ts';

describe('what is switched on', () => {
  test('is nothing, unless a variable says so', () => {
    expect(readFeatures({ SITE_ORIGIN: 'https://docs.example.com' })).toBeUndefined();
    expect(readFeatures({ AD_SCRIPT_URL: '', AD_FEED_URL: '', GA_ID: '' })).toBeUndefined();
    // a ratio alone switches nothing on
    expect(readFeatures({ AD_DISPLAY_RATIO: '0.5' })).toBeUndefined();
  });

  test('is ads, with an address; a tenth of the displays is counted', () => {
    expect(readFeatures({ AD_SCRIPT_URL: 'https://ads.example.com/ad.js' })).toEqual({
      ads: { script: true, feed: false, displayRatio: 0.1 },
    });
    expect(
      readFeatures({ AD_FEED_URL: 'https://ads.example.com/feed', AD_DISPLAY_RATIO: '1' }),
    ).toEqual({ ads: { script: false, feed: true, displayRatio: 1 } });
  });

  test('is analytics, with an id or a dataset; one session of ten thousand is measured', () => {
    expect(readFeatures({ GA_ID: 'G-ABC123' })).toEqual({
      analytics: { ga: 'G-ABC123', sink: false, webVitalsRatio: 0.0001 },
    });
    expect(readFeatures({ EVENTS: {}, WEB_VITALS_RATIO: '0.5' })).toEqual({
      analytics: { ga: undefined, sink: true, webVitalsRatio: 0.5 },
    });
  });

  test('does not carry the addresses, which no page needs', () => {
    const text = JSON.stringify(
      readFeatures({ AD_FEED_URL: 'https://ads.example.com/feed?key=1' }),
    );
    expect(text).not.toContain('example.com');
  });
});

describe('a variable', () => {
  test.each([
    ['AD_SCRIPT_URL', 'http://ads.example.com/ad.js', 'must be an https address'],
    ['AD_SCRIPT_URL', 'javascript:alert(1)', ''],
    ['AD_SCRIPT_HOSTS', 'https://a.example.com b.example.com', ''],
    ['AD_DISPLAY_RATIO', '2', ''],
    ['AD_DISPLAY_RATIO', 'often', ''],
    ['GA_ID', 'UA-1', 'is not a measurement id'],
  ])('%s=%j is refused by name', (name, value, reason) => {
    expect(() => readVariables({ [name]: value })).toThrow(new RegExp(`${name}.*${reason}`));
  });

  test('may name a server of this machine', () => {
    expect(readVariables({ AD_SCRIPT_URL: 'http://127.0.0.1:9000/ad.js' }).AD_SCRIPT_URL).toBe(
      'http://127.0.0.1:9000/ad.js',
    );
  });
});
