import { FakeClock } from '@livery/testing/FakeClock';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { memoryLog } from '../testing/memoryLog.ts';
import type { AppendLog } from './AppendLog.ts';
import { ClaimLog } from './ClaimLog.ts';

const clock = new FakeClock();
const untilMs = clock.nowMs() + 3_600_000;
const faults = { unwritten: 'not written', unread: 'not read' };

function claimsOn(log: AppendLog): { claims: ClaimLog; logs: string[] } {
  const logs: string[] = [];
  const logger = pino({}, { write: (line: string) => logs.push(line) });
  return { claims: new ClaimLog({ clock, log, logger, faults, isDurable: true }), logs };
}

/** A log on a disk with space for some more lines. */
function logOnFullDisk(openLog: () => AppendLog): {
  log: AppendLog;
  free: (lines: number) => void;
} {
  const log = openLog();
  let space = 0;
  return {
    free: (lines) => void (space += lines),
    log: {
      ...log,
      append(line, until) {
        if (space === 0) throw new Error('ENOSPC: no space left on device, write');
        space -= 1;
        log.append(line, until);
      },
    },
  };
}

it('writes what did not fit on the disk later, and reports the fault until all of it is written', () => {
  const openLog = memoryLog();
  const { log, free } = logOnFullDisk(openLog);
  const { claims, logs } = claimsOn(log);
  for (const id of ['a', 'b', 'c']) expect(claims.claim(id, untilMs)).toBeDefined();
  expect(claims.faults()).toEqual(['not written (ENOSPC: no space left on device, write)']);

  free(2);
  expect(claims.claim('d', untilMs)).toBeDefined();
  expect(claims.faults()).toHaveLength(1);
  free(10);
  clock.advance(1_000);

  expect(['a', 'b', 'c', 'd'].map((id) => claims.claim(id, untilMs))).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
  expect(claims.faults()).toEqual([]);
  const afterRestart = claimsOn(openLog()).claims;
  expect(['a', 'b', 'c', 'd'].map((id) => afterRestart.has(id))).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  expect(logs).toHaveLength(1);
});

it('tries again without a further claim, and drops what has expired meanwhile', () => {
  const openLog = memoryLog();
  const { log, free } = logOnFullDisk(openLog);
  const { claims } = claimsOn(log);
  claims.claim('short', clock.nowMs() + 500);
  claims.claim('long', untilMs);
  free(1);
  clock.advance(1_000);

  expect([claims.faults(), claimsOn(openLog()).claims.has('long')]).toEqual([[], true]);
});

it('gives an id to one of two servers that claim it at once', () => {
  const openLog = memoryLog();
  const second = claimsOn(openLog()).claims;
  const log = openLog();
  const results: boolean[] = [];
  const first = claimsOn({
    ...log,
    append(line, until) {
      if (results.length === 0) results.push(second.claim('ticket', untilMs) !== undefined);
      log.append(line, until);
    },
  }).claims;

  results.push(first.claim('ticket', untilMs) !== undefined);

  expect(results).toEqual([true, false]);
});

it('is settled when the disk has synced all claims made before', async () => {
  const syncs: PromiseWithResolvers<void>[] = [];
  const events: string[] = [];
  const { claims } = claimsOn({
    ...memoryLog()(),
    sync() {
      const sync = Promise.withResolvers<void>();
      syncs.push(sync);
      return sync.promise;
    },
  });
  claims.claim('a', untilMs);
  const first = claims.settled().then(() => events.push('a is durable'));
  await Promise.resolve();
  claims.claim('b', untilMs);
  const second = claims.settled().then(() => events.push('b is durable'));
  expect([syncs.length, events]).toEqual([1, []]);

  syncs[0]?.resolve();
  await first;
  expect([syncs.length, events]).toEqual([2, ['a is durable']]);
  syncs[1]?.resolve();
  await second;
  expect(events).toEqual(['a is durable', 'b is durable']);
});

it('reports a failed sync until one succeeds', async () => {
  let isBroken = true;
  const { claims } = claimsOn({
    ...memoryLog()(),
    sync: async () => {
      if (isBroken) throw new Error('EIO: i/o error, fsync');
    },
  });
  claims.claim('a', untilMs);
  await claims.settled();
  expect(claims.faults()).toEqual(['not written (EIO: i/o error, fsync)']);

  isBroken = false;
  clock.advance(1_000);
  claims.has('a');
  await claims.settled();

  expect(claims.faults()).toEqual([]);
});
