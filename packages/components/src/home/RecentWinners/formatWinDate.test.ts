import { expect, it } from 'vitest';
import { formatWinDate } from './formatWinDate.ts';

it('formats the date in the given time zone, and returns an invalid date unchanged', () => {
  expect(
    formatWinDate('2026-11-20T17:30:00.000Z', { timeZone: 'Asia/Manila', format: 'YYYY.MM.DD' }),
  ).toBe('2026.11.21');
  expect(
    formatWinDate('2026-11-20T17:30:00.000Z', { timeZone: 'America/Lima', format: 'DD/MM HH:mm' }),
  ).toBe('20/11 12:30');
  expect(formatWinDate('yesterday', { timeZone: 'Asia/Manila', format: 'YYYY' })).toBe('yesterday');
});
