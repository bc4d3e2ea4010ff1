import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { dailyLogFiles } from '../boot/dailyLogFiles.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { Denylist, endedId } from './Denylist.ts';

const root = mkdtempSync(path.join(tmpdir(), 'livery-ended-'));
const folder = path.join(root, 'ended');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const clock = new FakeClock();
const hourMs = 3_600_000;
const inHours = (hours: number) => clock.nowMs() + hours * hourMs;

function denylist(): { list: Denylist; logs: string[] } {
  const logs: string[] = [];
  return {
    list: new Denylist({
      clock,
      log: dailyLogFiles({ folder, clock }),
      logger: pino({}, { write: (line: string) => logs.push(line) }),
    }),
    logs,
  };
}

it('remembers ended sessions over a restart until they would have expired', () => {
  const { list } = denylist();
  list.add({ sid: 'short', absolute: inHours(1) });
  list.add({ sid: 'long', absolute: inHours(24) });

  clock.advance(hourMs);
  const after = denylist().list;

  expect([after.has('long'), after.has('short'), after.has('other')]).toEqual([true, false, false]);
  clock.advance(72 * hourMs);
  denylist();
  expect(readdirSync(folder)).toEqual([]);
});

it('denies ended sessions over a restart after the clock was set back over midnight', () => {
  clock.set(Math.ceil(clock.nowMs() / (24 * hourMs)) * 24 * hourMs);
  denylist().list.add({ sid: 'ended', absolute: inHours(24) });

  clock.set(clock.nowMs() - 1);

  expect(denylist().list.has('ended')).toBe(true);
});

it('immediately rejects sessions that another server of the same data folder ended', () => {
  const [first, second] = [denylist().list, denylist().list];
  first.add({ sid: 'first', absolute: inHours(2) });
  clock.advance(1);
  expect(second.has('first')).toBe(true);
  second.add({ sid: 'second', absolute: inHours(2) });
  first.add({ sid: 'third', absolute: inHours(20) });
  clock.advance(1);

  expect(['first', 'second', 'third'].map((sid) => [first.has(sid), second.has(sid)])).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ]);
});

it('skips invalid lines, and reads a half-written line once it is complete', () => {
  const { list, logs } = denylist();
  list.add({ sid: 'ended', absolute: inHours(1) });
  const [file = ''] = readdirSync(folder);
  appendFileSync(
    path.join(folder, file),
    `\0\u00ff garbage\nsid x\n${endedId('half')} 0a1b ${inHours(1)}`,
  );

  expect(denylist().list.has('half')).toBe(false);
  expect([list.has('half'), list.has('sid')]).toEqual([false, false]);
  appendFileSync(path.join(folder, file), '\n');
  clock.advance(1);
  expect([list.has('half'), list.has('ended')]).toEqual([true, true]);
  expect(logs).toEqual([]);
});

it('works without the disk and reports the consequence', () => {
  writeFileSync(folder, 'a file where the folder should be');
  const { list, logs } = denylist();
  list.add({ sid: 'ended', absolute: inHours(1) });

  expect(list.has('ended')).toBe(true);
  expect(list.faults()[0]).toMatch(
    /^a session that ended could not be written down: a restart or another server may take its cookie for good/,
  );
  expect(logs.join('')).toContain('could not be written down');
});

it('reads the line after one that was written only in part', () => {
  const { list } = denylist();
  list.add({ sid: 'first', absolute: inHours(1) });
  const [file = ''] = readdirSync(folder);
  appendFileSync(path.join(folder, file), `torn ${inHours(1)}`.slice(0, 9));

  list.add({ sid: 'second', absolute: inHours(1) });

  const after = denylist().list;
  expect(['first', 'second', 'torn'].map((sid) => after.has(sid))).toEqual([true, true, false]);
});

it('syncs its files and their folder', async () => {
  const { list } = denylist();
  list.add({ sid: 'ended', absolute: inHours(1) });
  rmSync(folder, { recursive: true });
  await list.settled();
  expect(list.faults()[0]).toContain('ENOENT');

  mkdirSync(folder);
  list.add({ sid: 'next', absolute: inHours(1) });
  writeFileSync(path.join(folder, new Date(inHours(1)).toISOString().slice(0, 10)), '');
  await list.settled();
  expect(list.faults()).toEqual([]);
});
