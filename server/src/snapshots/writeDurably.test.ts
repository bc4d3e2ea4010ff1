import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeDurably } from './writeDurably.ts';

it('replaces a file atomically and leaves no temporary file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-write-'));
  const file = path.join(folder, 'snapshots/last-good');
  const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(4_000_000));
  await writeDurably(file, contents[0] ?? '');

  const seen: number[] = [];
  const writing = { isDone: false };
  const reading = (async () => {
    while (!writing.isDone) seen.push(contents.indexOf(await readFile(file, 'utf8')));
  })();
  for (const content of contents.slice(1)) await writeDurably(file, content);
  writing.isDone = true;
  await reading;

  expect(seen.length).toBeGreaterThan(0);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen).not.toContain(-1);
  expect(readdirSync(path.dirname(file))).toEqual(['last-good']);
  rmSync(folder, { recursive: true });
});
