import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { auditFiles } from './auditFiles.ts';

const root = mkdtempSync(path.join(tmpdir(), 'livery-audit-'));
const folder = path.join(root, '9090');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const textOf = (day: string) => readFileSync(path.join(folder, `${day}.jsonl`), 'utf8');

it('appends to one file a day, and finds the last line of the newest', async () => {
  expect(await auditFiles(folder).open()).toEqual({ lastLine: undefined, removedBytes: 0 });
  await auditFiles(folder).append('2026-11-20', '{"a":1}\n{"a":2}\n');
  await auditFiles(folder).append('2026-11-21', '{"ä":3}\n');

  expect([textOf('2026-11-20'), textOf('2026-11-21')]).toEqual(['{"a":1}\n{"a":2}\n', '{"ä":3}\n']);
  expect(await auditFiles(folder).open()).toEqual({ lastLine: '{"ä":3}', removedBytes: 0 });
});

it('removes the incomplete line of a killed process', async () => {
  await auditFiles(folder).append('2026-11-20', '{"a":1}\n');
  appendFileSync(path.join(folder, '2026-11-20.jsonl'), '{"a":');
  writeFileSync(path.join(folder, '2026-11-21.jsonl'), '{"b"');
  writeFileSync(path.join(folder, 'note.txt'), 'other');

  expect(await auditFiles(folder).open()).toEqual({ lastLine: '{"a":1}', removedBytes: 9 });
  expect([textOf('2026-11-20'), textOf('2026-11-21')]).toEqual(['{"a":1}\n', '']);
});

it('removes what a full disk took of a text before it appends the text again', async () => {
  const files = auditFiles(folder);
  await files.append('2026-11-20', '{"ä":1}\n');
  appendFileSync(path.join(folder, '2026-11-20.jsonl'), '{"a":2}\n{"a"');

  await files.append('2026-11-20', '{"a":2}\n{"a":3}\n');

  expect(textOf('2026-11-20')).toBe('{"ä":1}\n{"a":2}\n{"a":3}\n');
});

it('rejects when the folder cannot be used', async () => {
  writeFileSync(folder, 'a file where the folder should be');

  await expect(auditFiles(folder).open()).rejects.toThrow('ENOTDIR');
  await expect(auditFiles(folder).append('2026-11-20', '{}\n')).rejects.toThrow('EEXIST');
});
