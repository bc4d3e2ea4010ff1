import { LanguageFormats, type RootStore } from '@livery/stores';
import { expect, it } from 'vitest';
import { formatDateTime } from './formatDateTime.ts';

// `formatDateTime` reads the formats and the time zone only.
const storesIn = (timeZone: string, tag = 'en') =>
  ({
    locale: { formats: new LanguageFormats(tag, {}) },
    site: { config: { site: { timeZone } } },
  }) as unknown as RootStore;

it('formats the day in the brand’s time zone and the page’s language', () => {
  expect(formatDateTime(storesIn('Asia/Manila'), '2026-11-20T17:30:00.000Z')).toBe('Nov 21, 2026');
  expect(formatDateTime(storesIn('America/Lima', 'de'), '2026-11-20T17:30:00.000Z')).toBe(
    '20.11.2026',
  );
});

it('formats date and time in the requested style', () => {
  expect(
    formatDateTime(storesIn('Asia/Manila'), '2026-11-20T17:30:00.000Z', {
      dateStyle: 'long',
      timeStyle: 'short',
    }),
  ).toMatch(/^November 21, 2026 at 1:30\sAM$/);
});

it('returns an invalid date unchanged', () => {
  expect(formatDateTime(storesIn('Asia/Manila'), 'tomorrow')).toBe('tomorrow');
});
