import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBrowserFiles } from './readBrowserFiles.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-games-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

it('[GAME-02] reads the built scripts and styles, and no other files', async () => {
  await writeFile(join(folder, 'main.js'), 'start();');
  await writeFile(join(folder, 'play.css'), 'body{}');
  await writeFile(join(folder, 'main.js.map'), '{}');

  expect(Object.fromEntries(readBrowserFiles(folder))).toEqual({
    'main.js': { type: 'text/javascript; charset=utf-8', text: 'start();' },
    'play.css': { type: 'text/css; charset=utf-8', text: 'body{}' },
  });
});

it('[GAME-02] names the command to run if the games are not built', () => {
  for (const path of [folder, join(folder, 'missing')])
    expect(() => readBrowserFiles(path)).toThrow(
      'The games are not built. Run "npm run build" first.',
    );
});
