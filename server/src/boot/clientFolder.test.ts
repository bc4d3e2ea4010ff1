import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clientFolder } from './clientFolder.ts';

it('goes on serving the two builds before this one, and no older ones', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'livery-client-'));
  const dist = path.join(root, 'client');
  const archive = path.join(root, 'builds');
  const build = (id: string) => {
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(path.join(dist, 'assets'), { recursive: true });
    writeFileSync(path.join(dist, `assets/main-${id}.js`), id);
    writeFileSync(path.join(dist, 'sw.js'), `worker ${id}`);
    return clientFolder({ dist, archive, buildId: id, nowMs: Number(id) * 1_000 });
  };
  for (const id of ['1', '2', '3']) build(id);
  const files = build('4');

  expect(await Promise.all(['4', '3', '2', '1'].map(async (id) => (await files.asset(`main-${id}.js`))?.toString()))).toEqual(['4', '3', '2', undefined]);
  expect((await files.top('sw.js'))?.toString()).toBe('worker 4');
  expect(files.asset('../secret')).toBeUndefined();
  rmSync(root, { recursive: true });
});
