import { expect, it } from 'vitest';
import { memorySource } from './memorySource.ts';
import { overlaySource } from './overlaySource.ts';

const disk = memorySource({ 'lagoon/site.json': 'old', 'lagoon/pages/home.json': '{}' });
const source = overlaySource(
  disk,
  new Map([
    ['lagoon/site.json', 'new'],
    ['reef/pages/home.json', 'added'],
  ]),
);

const read = async (path: string): Promise<string> =>
  new TextDecoder().decode(await source.read(path));

it('reads the texts in place of files, and the other files below', async () => {
  expect(await read('lagoon/site.json')).toBe('new');
  expect(await read('reef/pages/home.json')).toBe('added');
  expect(await read('lagoon/pages/home.json')).toBe('{}');
  await expect(read('lagoon/flags.json')).rejects.toThrow('no such file');
});

it('lists both, each entry once', async () => {
  const names = async (folder: string): Promise<string[]> =>
    (await source.list(folder)).map(({ name, kind }) => `${kind} ${name}`).toSorted();

  expect(await names('')).toEqual(['folder lagoon', 'folder reef']);
  expect(await names('lagoon')).toEqual(['file site.json', 'folder pages']);
  expect(await names('reef/pages')).toEqual(['file home.json']);
  await expect(names('reef/locales')).rejects.toThrow('no such file');
});

it('passes the failures of the source below', async () => {
  const failing = overlaySource(
    { list: () => Promise.reject(new Error('denied')), read: disk.read },
    new Map([['a/b', '']]),
  );
  await expect(failing.list('a')).rejects.toThrow('denied');
});
