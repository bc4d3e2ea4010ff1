import { FakeClock } from '@livery/testing/FakeClock';
import { hash } from 'node:crypto';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { AuditLog } from '../audit/AuditLog.ts';
import { auditFiles } from './auditFiles.ts';

const root = mkdtempSync(path.join(tmpdir(), 'livery-audit-'));
const folder = path.join(root, '9090');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');
/** Files in the order in which a shell lists them, as `livery audit verify` receives them. */
const listed = () => readdirSync(folder).toSorted();

/** Records a sign-in at each time, each in a process of its own. */
async function record(clock: FakeClock, ...timesMs: readonly number[]): Promise<void> {
  for (const timeMs of timesMs) {
    clock.set(timeMs);
    const audit = new AuditLog({
      clock,
      sink: auditFiles(folder),
      secret: () => 'a secret',
      logger: pino({ level: 'silent' }),
    });
    audit.record({ event: 'sign-in', brand: 'coral', member: 'ann' });
    await audit.close();
  }
}

/** Returns the indexes of the lines that do not follow the line before them. */
function brokenLines(): readonly number[] {
  const lines = listed().flatMap((name) => textOf(name).trimEnd().split('\n'));
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    // Lines are JSON objects.
    const { prev } = JSON.parse(line) as { prev: string };
    return before === undefined || prev === hash('sha256', before, 'hex') ? [] : [index];
  });
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const midnightMs = Date.UTC(2026, 10, 21);
/** Over midnight and back, to the next day, over a whole day and back, and on. */
const steppingTimesMs = [-1, 1, -2, 2, 3, -dayMs, dayMs, dayMs + 1].map(
  (minutes) => midnightMs + (Math.abs(minutes) >= dayMs ? minutes : minutes * minuteMs),
);

it('keeps the files in the order of writing while the clock steps back, over restarts', async () => {
  const clock = new FakeClock(midnightMs);

  await record(clock, ...steppingTimesMs);

  expect(brokenLines()).toEqual([]);
  expect(listed()).toEqual([
    'audit-000001-2026-11-20.jsonl',
    'audit-000002-2026-11-21.jsonl',
    'audit-000003-2026-11-20.jsonl',
    'audit-000004-2026-11-21.jsonl',
    'audit-000005-2026-11-20.jsonl',
    'audit-000006-2026-11-22.jsonl',
  ]);
});

it('breaks the chain when a file between others is removed or files change places', async () => {
  const clock = new FakeClock(midnightMs);
  await record(clock, ...steppingTimesMs);
  const [, second = '', third = '', fourth = ''] = listed();
  const inFolder = (name: string) => path.join(folder, name);

  renameSync(inFolder(second), inFolder('aside'));
  renameSync(inFolder(third), inFolder(second));
  renameSync(inFolder('aside'), inFolder(third));
  const reordered = brokenLines();
  rmSync(inFolder(third));
  rmSync(inFolder(fourth));

  expect(reordered).toEqual([1, 2, 3]);
  expect(brokenLines()).toEqual([1, 2]);
});

it('continues the chain of files that are named by their day alone', async () => {
  const clock = new FakeClock(midnightMs);
  await record(clock, midnightMs - 1, midnightMs);
  for (const name of listed())
    renameSync(path.join(folder, name), path.join(folder, name.slice('audit-000000-'.length)));

  await record(clock, midnightMs + 1);

  expect(listed()).toEqual([
    '2026-11-20.jsonl',
    '2026-11-21.jsonl',
    'audit-000001-2026-11-21.jsonl',
  ]);
  expect(brokenLines()).toEqual([]);
});

it('goes on with the number after the newest file when older ones are archived', async () => {
  const clock = new FakeClock(midnightMs);
  await record(clock, midnightMs - 1, midnightMs, midnightMs + dayMs);
  for (const name of listed().slice(0, -1)) rmSync(path.join(folder, name));

  await record(clock, midnightMs + 2 * dayMs);

  expect(listed()).toEqual(['audit-000003-2026-11-22.jsonl', 'audit-000004-2026-11-23.jsonl']);
  expect(brokenLines()).toEqual([]);
});

const [firstFile, secondFile] = ['audit-000001-2026-11-20.jsonl', 'audit-000002-2026-11-21.jsonl'];

it('appends to one file a day, and finds the last line of the newest', async () => {
  expect(await auditFiles(folder).open()).toEqual({ lastLine: undefined, removedBytes: 0 });
  await auditFiles(folder).append('2026-11-20', '{"a":1}\n{"a":2}\n');
  await auditFiles(folder).append('2026-11-21', '{"ä":3}\n');

  expect([textOf(firstFile), textOf(secondFile)]).toEqual(['{"a":1}\n{"a":2}\n', '{"ä":3}\n']);
  expect(await auditFiles(folder).open()).toEqual({ lastLine: '{"ä":3}', removedBytes: 0 });
});

it('removes the incomplete line of a killed process', async () => {
  await auditFiles(folder).append('2026-11-20', '{"a":1}\n');
  appendFileSync(path.join(folder, firstFile), '{"a":');
  writeFileSync(path.join(folder, secondFile), '{"b"');
  writeFileSync(path.join(folder, 'note.txt'), 'other');

  expect(await auditFiles(folder).open()).toEqual({ lastLine: '{"a":1}', removedBytes: 9 });
  expect([textOf(firstFile), textOf(secondFile)]).toEqual(['{"a":1}\n', '']);
});

it('removes what a full disk took of a text before it appends the text again', async () => {
  const files = auditFiles(folder);
  await files.append('2026-11-20', '{"ä":1}\n');
  appendFileSync(path.join(folder, firstFile), '{"a":2}\n{"a"');

  await files.append('2026-11-20', '{"a":2}\n{"a":3}\n');

  expect(textOf(firstFile)).toBe('{"ä":1}\n{"a":2}\n{"a":3}\n');
});

it('rejects when the folder cannot be used', async () => {
  writeFileSync(folder, 'a file where the folder should be');

  await expect(auditFiles(folder).open()).rejects.toThrow('ENOTDIR');
  await expect(auditFiles(folder).append('2026-11-20', '{}\n')).rejects.toThrow('EEXIST');
});
