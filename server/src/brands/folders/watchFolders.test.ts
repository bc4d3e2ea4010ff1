import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { watchFolders } from './watchFolders.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

function watched(): { at: (...parts: string[]) => string; isReported: () => Promise<boolean> } {
  const root = mkdtempSync(path.join(tmpdir(), 'livery-watch-'));
  mkdirSync(path.join(root, 'coral/pages'), { recursive: true });
  const reported = new Set<string | undefined>();
  const stop = watchFolders(root, (brand) => reported.add(brand));
  cleanups.push(() => rmSync(root, { recursive: true, force: true }), stop);
  return {
    at: (...parts) => path.join(root, ...parts),
    isReported: async () => {
      const hasReport = await vi.waitUntil(() => reported.has('coral'), {
        timeout: 4_000,
        interval: 5,
      });
      reported.clear();
      return hasReport;
    },
  };
}

it('reports written, replaced and removed files at every level of a brand', async () => {
  const { at, isReported } = watched();

  writeFileSync(at('coral/site.json'), '1');
  expect(await isReported()).toBe(true);
  writeFileSync(at('coral/pages/new'), '1');
  expect(await isReported()).toBe(true);
  renameSync(at('coral/pages/new'), at('coral/pages/home.json'));
  expect(await isReported()).toBe(true);
  rmSync(at('coral/pages/home.json'));
  expect(await isReported()).toBe(true);
});

it('watches folders that are created or replaced later', async () => {
  const { at, isReported } = watched();

  mkdirSync(at('coral/locales'));
  expect(await isReported()).toBe(true);
  writeFileSync(at('coral/locales/EN.json'), '1');
  expect(await isReported()).toBe(true);
  mkdirSync(at('next/pages'), { recursive: true });
  rmSync(at('coral'), { recursive: true });
  renameSync(at('next'), at('coral'));
  expect(await isReported()).toBe(true);
  writeFileSync(at('coral/pages/home.json'), '1');
  expect(await isReported()).toBe(true);
});

it('survives links that lead to themselves', async () => {
  const { at, isReported } = watched();

  symlinkSync('reef', at('reef'));
  symlinkSync('locales', at('coral/locales'));
  expect(await isReported()).toBe(true);
  writeFileSync(at('coral/site.json'), '1');
  expect(await isReported()).toBe(true);
});
