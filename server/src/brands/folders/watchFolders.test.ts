import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { watchFolders } from './watchFolders.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

function watched(): { at: (...parts: string[]) => string; takeReport: () => boolean } {
  const root = mkdtempSync(path.join(tmpdir(), 'livery-watch-'));
  mkdirSync(path.join(root, 'coral/pages'), { recursive: true });
  const reported = new Set<string | undefined>();
  const stop = watchFolders(root, (brand) => reported.add(brand));
  cleanups.push(() => rmSync(root, { recursive: true, force: true }), stop);
  return {
    at: (...parts) => path.join(root, ...parts),
    // Repeated by the tests until the report arrives.
    takeReport: () => {
      const hasReport = reported.has('coral');
      reported.clear();
      return hasReport;
    },
  };
}

it('reports written, replaced and removed files at every level of a brand', async () => {
  const { at, takeReport } = watched();

  writeFileSync(at('coral/site.json'), '1');
  await expect.poll(takeReport).toBe(true);
  writeFileSync(at('coral/pages/new'), '1');
  await expect.poll(takeReport).toBe(true);
  renameSync(at('coral/pages/new'), at('coral/pages/home.json'));
  await expect.poll(takeReport).toBe(true);
  rmSync(at('coral/pages/home.json'));
  await expect.poll(takeReport).toBe(true);
});

it('watches folders that are created or replaced later', async () => {
  const { at, takeReport } = watched();

  mkdirSync(at('coral/locales'));
  await expect.poll(takeReport).toBe(true);
  writeFileSync(at('coral/locales/EN.json'), '1');
  await expect.poll(takeReport).toBe(true);
  mkdirSync(at('next/pages'), { recursive: true });
  rmSync(at('coral'), { recursive: true });
  renameSync(at('next'), at('coral'));
  await expect.poll(takeReport).toBe(true);
  writeFileSync(at('coral/pages/home.json'), '1');
  await expect.poll(takeReport).toBe(true);
});

it('survives links that lead to themselves', async () => {
  const { at, takeReport } = watched();

  symlinkSync('reef', at('reef'));
  symlinkSync('locales', at('coral/locales'));
  await expect.poll(takeReport).toBe(true);
  writeFileSync(at('coral/site.json'), '1');
  await expect.poll(takeReport).toBe(true);
});
