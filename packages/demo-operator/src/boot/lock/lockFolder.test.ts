import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeClock } from '@livery/testing/FakeClock';
import { lockFolder } from './lockFolder.ts';
import { processTable } from './processTable.ts';

let folder: string;
let clock: FakeClock;
const alive = new Map<number, string>();
const processes = { identityOf: (pid: number) => alive.get(pid) };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-lock-'));
  clock = new FakeClock();
  alive.clear();
  alive.set(11, 'a').set(22, 'b');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function take(pid: number): Promise<() => void> {
  return lockFolder({ folder, pid, clock, processes });
}

it('rejects with the number of the process that has locked the folder', async () => {
  await take(11);
  const second = take(22);
  // The rejection must have a handler before the clock advances.
  const refused = expect(second).rejects.toThrow(
    `The data folder ${folder} is in use by another sandbox: process 11.`,
  );
  await clock.waitedFor();
  clock.advance(5_000);
  await refused;
  expect(readdirSync(folder)).toEqual(['lock']);
});

it('waits briefly for a process that is ending', async () => {
  await take(11);
  const second = take(22);
  await clock.waitedFor();
  alive.delete(11);
  clock.advance(50);
  await second;
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe('22 b\n');
});

it('takes over from a process that ended, even if its number was reused', async () => {
  await take(11);
  alive.set(11, 'somebody else');
  await take(22);
  alive.delete(22);
  await take(11);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe('11 somebody else\n');
});

it('takes over an unreadable lock, and one of its own number', async () => {
  writeFileSync(join(folder, 'lock'), 'torn');
  await take(11);
  await take(11);
  expect(readdirSync(folder)).toEqual(['lock']);
});

it('releases only its own lock', async () => {
  const unlockFirst = await take(11);
  alive.delete(11);
  const unlockSecond = await take(22);
  unlockFirst();
  expect(readdirSync(folder)).toEqual(['lock']);
  unlockSecond();
  expect(readdirSync(folder)).toEqual([]);
});

it('identifies this process, and no process with a number that is too large', () => {
  expect(processTable.identityOf(process.pid)).toBeTypeOf('string');
  expect(processTable.identityOf(2 ** 30)).toBeUndefined();
});
