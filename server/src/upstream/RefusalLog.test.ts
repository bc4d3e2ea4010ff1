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
      call: { name: 'getPermission', rate: 'read' },
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
  const login = { name: 'loginV2', rate: 'sensitive' } as const;
  const launch = { name: 'launchGame', rate: 'write' } as const;

  add({});
  for (let attempt = 0; attempt < 50; attempt += 1)
    add({ audience: 'guest', call: login, message: `No, ${attempt}.`, refusal: {} });
  add({
    audience: 'member',
    call: launch,
    message: 'Not enough.',
    refusal: { reason: 'insufficient_balance' },
  });
  add({ audience: 'member', call: launch, message: 'No such game.', code: 'G-2' });

  const listed = log.of('coral');
  expect(listed.slice(0, 3).map(({ call, kind, code }) => [call, kind, code])).toEqual([
    ['launchGame', 'brand', 'G-2'],
    ['getPermission', 'brand', undefined],
    ['launchGame', 'player', 'insufficient_balance'],
  ]);
  expect(listed[2]).not.toHaveProperty('message');
  expect(listed).toHaveLength(22);
  expect(lines).toHaveLength(2);
});

it('cuts long sentences', () => {
  const { add, log } = logWith();

  add({ message: 'x'.repeat(1_000) });

  expect(log.of('coral')[0]?.message).toHaveLength(200);
});
