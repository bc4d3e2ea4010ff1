import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawAll } from './drawAll.ts';
import { openPictures, PicturesMissingError } from './openPictures.ts';

let folder: string;
let drawn: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-pictures-'));
  drawn = [];
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

function picture(path: string, ...aliases: string[]) {
  return {
    path,
    aliases,
    draw: () => {
      drawn.push(path);
      return `<svg>${path}</svg>`;
    },
  };
}

it('draws each picture once, plain and compressed, at all of its paths', async () => {
  const pictures = [picture('/SPORTS/TF/1.png', '/ESPORTS/TF/1.png'), picture('/RNG/LMHW/2.png')];
  expect(await drawAll({ folder, pictures })).toBe(2);

  const source = await openPictures(folder);
  for (const path of ['/SPORTS/TF/1.png', '/ESPORTS/TF/1.png']) {
    const packed = await source.read(path, 'br');
    expect(String(await source.read(path, 'identity'))).toBe('<svg>/SPORTS/TF/1.png</svg>');
    expect(String(packed && brotliDecompressSync(packed))).toBe('<svg>/SPORTS/TF/1.png</svg>');
  }
  expect(drawn).toEqual(['/SPORTS/TF/1.png', '/RNG/LMHW/2.png']);
});

it('finds no picture at an unknown path', async () => {
  await drawAll({ folder, pictures: [picture('/RNG/LMHW/2.png')] });
  const source = await openPictures(folder);
  for (const path of ['/RNG/LMHW/3.png', '/RNG/LMHW/2.png.br', '/pictures.json', 'constructor'])
    expect(await source.read(path, 'identity')).toBeUndefined();
});

it('skips a folder that is up to date, and draws again after a change', async () => {
  await drawAll({ folder, pictures: [picture('/1.png')] });
  expect(await drawAll({ folder, pictures: [picture('/1.png')] })).toBe(0);
  expect(drawn).toEqual(['/1.png']);

  expect(await drawAll({ folder, pictures: [picture('/2.png')] })).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual(['2.png', '2.png.br', 'pictures.json']);
});

it('draws again after an interrupted run', async () => {
  await drawAll({ folder, pictures: [picture('/1.png')] });
  await rm(join(folder, 'pictures.json'));
  await writeFile(join(folder, '1.png'), 'half');
  expect(await drawAll({ folder, pictures: [picture('/1.png')] })).toBe(1);
});

it('names the command to run if there are no pictures', async () => {
  const missing = join(folder, 'missing');
  await expect(openPictures(missing)).rejects.toThrow(new PicturesMissingError(missing));
  await expect(openPictures(missing)).rejects.toThrow('Run "npm run build"');
});
