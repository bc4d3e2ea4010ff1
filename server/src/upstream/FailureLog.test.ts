import { FakeClock } from '@livery/testing/FakeClock';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { FailureLog } from './FailureLog.ts';

function setUp() {
  const clock = new FakeClock(0);
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => lines.push(line) });
  const log = new FailureLog({ clock, logger });
  const fail = (count: number, { call = 'getNotice', code = 'upstream_failed' } = {}): void => {
    for (let index = 1; index <= count; index += 1)
      log.add({ requestId: `r${index}`, brand: 'coral', call, code, reason: 'HTTP 500' });
  };
  /** Returns message and count of the lines since the last call. */
  const logged = () =>
    lines
      .splice(0)
      // A line of the log
      .map((line) => JSON.parse(line) as { msg: string; count?: number; requestId: string })
      .map(({ msg, count, requestId }) => [msg, requestId, count]);
  return { clock, log, fail, logged };
}
const single = 'coral: getNotice failed';
const summary = (count: number) =>
  `coral: getNotice failed ${count} more times; the fields are of the last one`;

it('logs the first failures of a kind, then their exact number once a minute', () => {
  const { clock, fail, logged } = setUp();

  fail(1_000);
  expect(logged()).toEqual([1, 2, 3, 4, 5].map((id) => [single, `r${id}`, undefined]));
  clock.advance(60_000);
  expect(logged()).toEqual([[summary(995), 'r1000', 995]]);
  fail(7);
  clock.advance(60_000);
  expect(logged()).toEqual([[summary(7), 'r7', 7]]);
});

it('logs failures one by one again after a minute without any', () => {
  const { clock, fail, logged } = setUp();
  fail(6);
  clock.advance(120_000);
  logged();

  fail(1);

  expect(logged()).toEqual([[single, 'r1', undefined]]);
});

it('counts calls and codes apart', () => {
  const { fail, logged } = setUp();
  fail(6);
  fail(1, { code: 'upstream_timeout' });
  fail(1, { call: 'getPromotions' });
  expect(logged()).toHaveLength(7);
});

it('logs at the end what was not logged yet', () => {
  const { log, fail, logged } = setUp();
  fail(8);
  logged();

  log.close();

  expect(logged()).toEqual([[summary(3), 'r8', 3]]);
});
