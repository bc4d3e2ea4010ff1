import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSchemas, type SchemaSet } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { callCatalogue } from '@livery/api/callCatalogue';
import { expect, it, onTestFinished } from 'vitest';
import type { Ports } from '../Ports.ts';
import { changedSchemas } from '../testing/changedSchemas.ts';
import { siteOf, tenantsFixture } from '../testing/tenantsFixture.ts';
import { validate } from '../validate.ts';

const repository = join(import.meta.dirname, '../../../..');

/** Runs `livery validate --fix` on a folder with the files of lagoon. */
async function fix(
  files: Readonly<Record<string, unknown>>,
  args: readonly string[] = [],
  schemas: Promise<SchemaSet> = loadSchemas(directorySource(repository)),
): Promise<{
  code: 0 | 1;
  fixed: string[];
  written: string[];
  read: (file: string) => Promise<string>;
}> {
  const folder = await tenantsFixture({ 'lagoon/site.json': siteOf('lagoon'), ...files });
  onTestFinished(() => rm(folder, { recursive: true }));
  const fixed: string[] = [];
  const written: string[] = [];
  const texts = new Map<string, string>();
  const ports: Partial<Ports> = {
    version: '0.0.0',
    schemas: () => schemas,
    calls: callCatalogue,
    base: { folder: '/tenants/_base', isChosen: false },
    open: (path) => {
      const source = directorySource(path);
      return {
        list: source.list,
        read: async (file) => {
          const text = texts.get(join(path, file));
          return text === undefined ? source.read(file) : new TextEncoder().encode(text);
        },
      };
    },
    absolute: (path) => join(folder, path),
    displayPath: (path) => path.slice(folder.length + 1),
    kind: async () => 'folder',
    write: async (path, text) => {
      written.push(path.slice(folder.length + 1));
      texts.set(path, text);
    },
    out: () => undefined,
    error: (text) => void fixed.push(text),
  };
  // The command uses these ports only.
  const code = await validate({
    args: ['tenants/lagoon', '--fix', ...args],
    ports: ports as Ports,
  });
  const read = (file: string): Promise<string> => {
    const path = join(folder, 'tenants/lagoon', file);
    const text = texts.get(path);
    return text === undefined ? readFile(path, 'utf8') : Promise.resolve(text);
  };
  return { code, fixed, written, read };
}

const misspelt = `{
  // The chat is off.
  "flags": { "chat": { "vlaue": false, "descripton": "a \\" b" } }
}`;

it('replaces misspelt names in place, and keeps comments and layout', async () => {
  const { code, fixed, read } = await fix({ 'lagoon/flags.json': misspelt });
  expect(fixed).toEqual([
    'fixed LV203 "vlaue" → "value"  tenants/lagoon/flags.json:3:24',
    'fixed LV203 "descripton" → "description"  tenants/lagoon/flags.json:3:40',
  ]);
  expect(code).toBe(0);
  expect(await read('flags.json')).toBe(
    misspelt.replace('vlaue', 'value').replace('descripton', 'description'),
  );
});

it('replaces a name that refers to another document', async () => {
  const { fixed, read } = await fix({
    'lagoon/routes.json': { routes: { help: { paths: ['/help'], page: 'hme' } } },
  });
  expect(fixed).toEqual(['fixed LV402 "hme" → "home"  tenants/lagoon/routes.json:7:15']);
  expect(await read('routes.json')).toContain('"page": "home"');
});

it('lists fixes without making them with --dry-run', async () => {
  const { code, fixed, written } = await fix({ 'lagoon/flags.json': misspelt }, ['--dry-run']);
  expect(fixed[0]).toBe('would fix LV203 "vlaue" → "value"  tenants/lagoon/flags.json:3:24');
  expect([code, written]).toEqual([1, []]);
});

it('makes no fix that leaves as many problems, but the others', async () => {
  const { code, fixed, read } = await fix({
    'lagoon/flags.json':
      '{ "flags": { "chat": { "value": true, "vlaue": false }, "games": { "modul": "G" } } }',
  });
  expect(fixed).toEqual([expect.stringContaining('"modul" → "module"')]);
  expect(code).toBe(1);
  expect(await read('flags.json')).toContain('"vlaue": false');
});

it('changes no file of a brand that is not selected', async () => {
  const { fixed, written } = await fix({ '_base/flags.json': { flgas: {} } });
  expect([fixed, written]).toEqual([[], []]);
});

it('replaces values whose right form is certain, and leaves the others', async () => {
  const { code, fixed, read } = await fix({
    'lagoon/flags.json': '{ "flags": { "chat": { "value": "off" }, "games": { "value": 7 } } }',
    'lagoon/site.json': {
      ...siteOf('lagoon'),
      hosts: 'lagoon.localhost',
      rememberMeHours: '12',
    },
  });
  expect(fixed).toEqual([
    'fixed LV201 "off" → false  tenants/lagoon/flags.json:1:33',
    expect.stringContaining('fixed LV201 "lagoon.localhost" → ["lagoon.localhost"]'),
    expect.stringContaining('fixed LV201 "12" → 12'),
  ]);
  expect(code).toBe(1);
  expect(await read('flags.json')).toContain('{ "value": false }, "games": { "value": 7 }');
  expect(await read('site.json')).toContain('"rememberMeHours": 12');
});

it('replaces the value of the property that a message names, and no other', async () => {
  const { fixed, read } = await fix({
    'lagoon/site.json': {
      ...siteOf('lagoon'),
      currency: { code: 'JPY', symbol: '¥', minorDigits: 2 },
    },
    // The wrong name is that of a file.
    'lagoon/flags.json': {},
    'lagoon/flag.json': {},
  });
  expect(fixed).toEqual([expect.stringContaining('fixed LV744 2 → 0')]);
  expect(await read('site.json')).toContain('"minorDigits": 0');
});

it('changes no other value where the property is inherited', async () => {
  const { fixed, written } = await fix({
    'lagoon/site.json': { ...siteOf('lagoon'), currency: { code: 'JPY', symbol: '¥' } },
  });
  expect([fixed, written]).toEqual([[], []]);
});

const renamedFlag = (): Promise<SchemaSet> =>
  changedSchemas(
    'flags.schema.json',
    ['properties', 'flags', 'additionalProperties', 'properties', 'note'],
    { deprecated: true, 'x-replacedBy': 'description' },
  );

it('replaces a deprecated name in place, and keeps comments and layout', async () => {
  const text = `{
  // The chat is off.
  "flags": { "chat": { "note":"a" /* why */, "value": false } }
}`;
  const { code, fixed, read } = await fix({ 'lagoon/flags.json': text }, [], renamedFlag());
  expect(fixed).toEqual(['fixed LV213 "note" → "description"  tenants/lagoon/flags.json:3:24']);
  expect(code).toBe(0);
  expect(await read('flags.json')).toBe(text.replace('"note"', '"description"'));
});

it('leaves a deprecated name beside the new one to the author', async () => {
  const text = '{ "flags": { "chat": { "note": "a", "description": "b" } } }';
  const { code, fixed, written } = await fix({ 'lagoon/flags.json': text }, [], renamedFlag());
  expect([code, fixed, written]).toEqual([1, [], []]);
});

it('replaces more deprecated names than are listed', async () => {
  const flags = Object.fromEntries(
    Array.from({ length: 130 }, (_, index) => [`f${index}`, { value: true, note: 'a' }]),
  );
  const { code, fixed, read } = await fix({ 'lagoon/flags.json': { flags } }, [], renamedFlag());
  expect([code, fixed.length]).toEqual([0, 130]);
  expect(await read('flags.json')).not.toContain('note');
});
