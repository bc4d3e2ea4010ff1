import { FakeClock } from '@livery/testing/FakeClock';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { RefusalLog, type RefusedCall } from './RefusalLog.ts';

function logWith() {
  const clock = new FakeClock();
  const lines: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const log = new RefusalLog({ clock, logger });
  const add = (changes: Partial<RefusedCall>) =>
    log.add({
      brand: 'coral',
      call: { name: 'getPermission' },
      audience: 'server',
      code: undefined,
      message: 'no merchant "CORAL"',
      refusal: {},
      ...changes,
    });
  return { clock, lines, log, add };
}

it('counts equal refusals, and logs brand, call and sentence at most once a minute', () => {
  const { add, clock, lines, log } = logWith();

  add({});
  add({});
  expect(log.of('coral')).toEqual([
    {
      call: 'getPermission',
      kind: 'brand',
      message: 'no merchant "CORAL"',
      count: 2,
      lastAtMs: clock.nowMs(),
    },
  ]);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { brand: 'coral', call: 'getPermission', reason: 'no merchant "CORAL"' },
  ]);
  clock.advance(60_000);
  add({});
  expect(lines).toHaveLength(2);
  expect(log.of('reef')).toEqual([]);
});

it('lists refusals that are the player’s own last, without logging them or their sentences', () => {
  const { add, lines, log } = logWith();
  const login = { name: 'loginV2' };
  const launch = { name: 'launchGame' };

  add({});
  for (let attempt = 0; attempt < 50; attempt += 1)
    add({ audience: 'guest', call: login, message: `No, ${attempt}.`, refusal: {} });
  add({
    audience: 'member',
    call: launch,
    message: 'Not enough.',
    refusal: { reason: 'insufficient_balance' },
  });
  add({ audience: 'member', call: launch, refusal: { reason: 'game_unavailable' } });

  const listed = log.of('coral');
  expect(listed.map(({ call, kind, code, count }) => [call, kind, code, count])).toEqual([
    ['launchGame', 'brand', 'game_unavailable', 1],
    ['getPermission', 'brand', undefined, 1],
    ['launchGame', 'player', 'insufficient_balance', 1],
    ['loginV2', 'player', undefined, 50],
  ]);
  expect(listed[2]).not.toHaveProperty('message');
  expect(lines).toHaveLength(2);
});

it('keeps the last of changing sentences, and logs one line of them', () => {
  const { add, lines, log } = logWith();

  add({});
  for (let trace = 0; trace < 500; trace += 1)
    add({ call: { name: 'getGameList' }, message: `No, see trace ${trace}.` });

  expect(log.of('coral')).toMatchObject([
    { call: 'getGameList', message: 'No, see trace 499.', count: 500 },
    { call: 'getPermission', message: 'no merchant "CORAL"', count: 1 },
  ]);
  expect(lines).toHaveLength(2);
});

it('logs one line of a call that is refused with changing codes', () => {
  const { add, lines } = logWith();

  for (let code = 0; code < 500; code += 1) add({ code: `E-${code}` });

  expect(lines).toHaveLength(1);
});

it('logs no sentence about what a visitor asked for', () => {
  const { add, lines, log } = logWith();
  const message = 'Ann Reed (+63 917 000 0001) may not transfer 50.';

  add({ audience: 'member', call: { name: 'walletTransfer' }, code: 'T-4', message });

  expect(log.of('coral')).toMatchObject([{ kind: 'player', code: 'T-4', message }]);
  expect(lines).toEqual([]);
});

it('cuts long sentences', () => {
  const { add, log } = logWith();

  add({ message: 'x'.repeat(1_000) });

  expect(log.of('coral')[0]?.message).toHaveLength(200);
});
