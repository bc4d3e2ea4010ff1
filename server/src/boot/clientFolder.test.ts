import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clientFolder } from './clientFolder.ts';

it('keeps serving the two previous builds, and no older ones', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'livery-client-'));
  const dist = path.join(root, 'client');
  const archive = path.join(root, 'builds');
  const faults: string[] = [];
  const build = (id: string) => {
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(path.join(dist, 'build'), { recursive: true });
    writeFileSync(path.join(dist, `build/main-${id}.js`), id);
    writeFileSync(path.join(dist, 'sw.js'), `worker ${id}`);
    return clientFolder({
      dist,
      archive,
      buildId: id,
      nowMs: Number(id) * 1_000,
      onFault: (message) => faults.push(message),
    });
  };
  for (const id of ['1', '2', '3']) build(id);
  const files = build('4');

  expect(
    await Promise.all(
      ['4', '3', '2', '1'].map(async (id) => (await files.built(`main-${id}.js`))?.toString()),
    ),
  ).toEqual(['4', '3', '2', undefined]);
  expect((await files.top('sw.js'))?.toString()).toBe('worker 4');
  expect(files.built('../secret')).toBeUndefined();
  expect(faults).toEqual([]);
  rmSync(root, { recursive: true });
});

it('serves the current build and reports a fault if builds cannot be archived', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'livery-client-'));
  const dist = path.join(root, 'client');
  mkdirSync(path.join(dist, 'build'), { recursive: true });
  writeFileSync(path.join(dist, 'build/main-1.js'), '1');
  writeFileSync(path.join(root, 'data'), 'a file where the folder should be');
  const faults: string[] = [];

  const files = clientFolder({
    dist,
    archive: path.join(root, 'data/builds'),
    buildId: '1',
    nowMs: 0,
    onFault: (message) => faults.push(message),
  });

  expect((await files.built('main-1.js'))?.toString()).toBe('1');
  expect(faults).toEqual([
    expect.stringMatching(
      /^builds of the site cannot be kept in .*data\/builds: .*; pages opened before the next release/,
    ),
  ]);
  rmSync(root, { recursive: true });
});
