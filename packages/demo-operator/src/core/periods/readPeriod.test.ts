import { expect, it } from 'vitest';
import { readPeriod } from './readPeriod.ts';

const nowMs = Date.parse('2026-12-01T00:00:00Z');

it('[MEMB-23] accepts 90 days of a zone that sets its clocks back in them, but not 91', () => {
  const period = { from: '2026-08-10T00:00:00-04:00', to: '2026-11-08T00:00:00-05:00' };

  expect(readPeriod(period, nowMs)).toEqual({
    fromMs: Date.parse(period.from),
    toMs: Date.parse(period.to),
  });
  expect(readPeriod({ ...period, from: '2026-08-09T00:00:00-04:00' }, nowMs)).toHaveProperty(
    'from',
  );
});
