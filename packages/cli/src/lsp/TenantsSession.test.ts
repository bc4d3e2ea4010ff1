import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { siteOf } from '../testing/tenantsFixture.ts';
import { editorFixture } from './testing/editorFixture.ts';

const misspelt = '{\n  "flags": { "chat": { "vlaue": true } }\n}';
const brands = {
  'reef/site.json': siteOf('reef'),
  'cove/site.json': siteOf('cove', { extends: 'reef' }),
};

/** Folders whose site.json was read. */
const foldersIn = (paths: readonly string[]): string[] =>
  [...new Set(paths.map((path) => path.split('/')[0] ?? ''))].toSorted();

it('reports the problems of all brands, as the folder and the open documents are', async () => {
  const { session, type, published } = await editorFixture({ 'lagoon/flags.json': misspelt });

  await session.validate();
  expect(published.at(-1)).toEqual(['LV203 lagoon/flags.json:2:24']);

  type('lagoon/flags.json', misspelt.replace('vlaue', 'value'));
  type('lagoon/menus.json', '{ "menus": { "main": [] ');
  session.touch(join(session.root, 'lagoon/flags.json'));
  await session.validate();
  expect(published.at(-1)).toEqual(['LV102 lagoon/menus.json:1:25']);
});

it('validates the touched brand and its children again, and no other', async () => {
  const { session, reads } = await editorFixture(brands);
  await session.validate();
  reads();

  session.touch(join(session.root, 'cove/flags.json'));
  await session.validate();
  expect(foldersIn(reads())).toEqual(['cove']);

  session.touch(join(session.root, 'reef/flags.json'));
  await session.validate();
  expect(foldersIn(reads())).toEqual(['_base', 'cove', 'reef']);
});

it('validates once after several changes, when there is a pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { session, published } = await editorFixture(brands);
  await session.validate();

  for (const file of ['reef/flags.json', 'reef/site.json', 'lagoon/site.json'])
    session.touch(join(session.root, file));
  vi.advanceTimersByTime(199);
  await session.settled();
  expect(published).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await session.settled();
  expect(published).toHaveLength(2);
  vi.useRealTimers();
});

it('stops at a newer change, and validates with it', async () => {
  let change = (): void => undefined;
  const { session, type, published } = await editorFixture(brands, { read: () => change() });
  await session.validate();

  session.touch(join(session.root, 'reef/flags.json'));
  let changes = 0;
  change = () => {
    if (changes > 0) return;
    changes += 1;
    type('reef/flags.json', misspelt);
    session.touch(join(session.root, 'reef/flags.json'));
  };
  await session.validate();
  expect(published).toHaveLength(1);
  await session.validate();
  const [, ...later] = published;
  expect(later.length).toBeGreaterThan(0);
  for (const problems of later) expect(problems).toEqual(['LV203 reef/flags.json:2:24']);
});

it('reports a failure, and works again after it', async () => {
  let isFailing = true;
  const { session, failures, published } = await editorFixture(
    {},
    {
      read: () => {
        if (isFailing) throw new TypeError('broken');
      },
    },
  );

  await session.validate();
  // A file that cannot be read is a problem of its brand, not a failure.
  expect(failures).toEqual([]);
  isFailing = false;
  session.touch(join(session.root, 'lagoon/site.json'));
  session.touch(join(session.root, '_base/site.json'));
  await session.validate();
  expect(published.at(-1)).toEqual([]);

  await rm(session.root, { recursive: true });
  await session.validate();
  expect(failures).toEqual([expect.objectContaining({ code: 'ENOENT' })]);
  await mkdir(session.root);
});

it('keeps the last readable index while a document is broken', async () => {
  const { session, type } = await editorFixture({
    'lagoon/routes.json': { routes: { extra: { paths: ['/x'], page: 'home' } } },
  });
  await session.validate();

  type('lagoon/routes.json', '{ "routes": { "extra": ');
  session.touch(join(session.root, 'lagoon/routes.json'));
  await session.validate();
  const index = await session.indexOf('lagoon');
  const text = '{ "menus": { "main": [{ "id": "x", "route": "" }] } }';
  const document = index?.open('lagoon/menus.json', text);
  const name = document?.nameAt(text.indexOf('""'), ['menus', 'main', 0, 'route']);
  expect(name && document?.namesFor(name)).toEqual(['home', 'extra']);
});

it('has the index of a brand although a change stopped its first validation', async () => {
  const { session } = await editorFixture(brands);
  void session.validate();
  session.touch(join(session.root, 'reef/flags.json'));
  expect(await session.indexOf('reef')).toBeDefined();
  expect(await session.indexOf('unknown')).toBeUndefined();
});

it('has the index of a brand before it is checked, and checks it when requests are answered', async () => {
  let answered = (): void => undefined;
  const idle = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const { session, published } = await editorFixture(brands, { idle: () => idle });
  void session.validate();

  expect(await session.indexOf('_base')).toBeDefined();
  expect(published).toEqual([]);
  answered();
  await session.settled();
  expect(published).toEqual([[]]);
});

it('notices folders that are new or gone', async () => {
  const { session, published } = await editorFixture({
    'cove/site.json': siteOf('cove', { extends: 'reef' }),
  });
  await session.validate();
  expect(published.at(-1)).toEqual([expect.stringContaining('LV301 cove/site.json')]);

  await mkdir(join(session.root, 'reef'));
  await writeFile(join(session.root, 'reef/site.json'), JSON.stringify(siteOf('reef')));
  session.touch(join(session.root, 'reef/site.json'));
  await session.validate();
  expect(published.at(-1)).toEqual([]);

  await rm(join(session.root, 'reef'), { recursive: true });
  session.touch(join(session.root, 'reef'));
  await session.validate();
  expect(published.at(-1)).toEqual([expect.stringContaining('LV301 cove/site.json')]);
});
