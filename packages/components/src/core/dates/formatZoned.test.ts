import { expect, it } from 'vitest';
import { formatZoned } from './formatZoned.ts';

it('formats the date in the given time zone, and returns an invalid date unchanged', () => {
  expect(
    formatZoned('2026-11-20T17:30:00.000Z', { timeZone: 'Asia/Manila', format: 'YYYY.MM.DD' }),
  ).toBe('2026.11.21');
  expect(
    formatZoned('2026-11-20T17:30:00.000Z', { timeZone: 'America/Lima', format: 'DD/MM HH:mm' }),
  ).toBe('20/11 12:30');
  expect(formatZoned('yesterday', { timeZone: 'Asia/Manila', format: 'YYYY' })).toBe('yesterday');
});

it('formats an hour that the device’s own time zone skips', () => {
  expect(
    formatZoned('2026-03-07T18:30:00.000Z', { timeZone: 'Asia/Manila', format: 'MM/DD HH:mm' }),
  ).toBe('03/08 02:30');
});
