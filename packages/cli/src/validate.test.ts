import type { FileSource } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderPorts } from './testing/folderPorts.ts';
import { siteOf, tenantsFixture } from './testing/tenantsFixture.ts';
import { validate } from './validate.ts';

/** Validates lagoon beside other brands; `read` replaces reads of files. */
async function validateLagoon(
  others: Readonly<Record<string, unknown>>,
  read?: (path: string, source: FileSource) => Promise<Uint8Array>,
): Promise<{ code: 0 | 1; out: string }> {
  const folder = await tenantsFixture({ 'lagoon/site.json': siteOf('lagoon'), ...others });
  onTestFinished(() => rm(folder, { recursive: true }));
  const source = directorySource(join(folder, 'tenants'));
  const { ports, printed } = folderPorts(folder, {
    open: () => ({ ...source, read: (path) => read?.(path, source) ?? source.read(path) }),
  });
  const code = await validate({ args: ['tenants/lagoon'], ports });
  return { code, out: printed.join('\n') };
}

it('compares hosts with those of other brands, and not of parents', async () => {
  const hosts = ['lagoon.example'];

  expect(await validateLagoon({ '_group/site.json': { hosts }, 'reef/flags.json': {} })).toEqual({
    code: 0,
    out: 'no problems in 1 brand folder',
  });
  expect(await validateLagoon({ 'reef/site.json': siteOf('reef', { hosts }) })).toMatchObject({
    code: 1,
    out: expect.stringContaining('LV601 host "lagoon.example" belongs to brand "reef" already'),
  });
});

it('reads the hosts of a limited number of brands at once', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `reef-${index}`);
  const reading = { now: 0, most: 0, all: 0 };

  await validateLagoon(
    Object.fromEntries(names.map((name) => [`${name}/site.json`, siteOf(name)])),
    async (path, source) => {
      if (!path.startsWith('reef-')) return source.read(path);
      reading.now += 1;
      reading.all += 1;
      reading.most = Math.max(reading.most, reading.now);
      return source.read(path).finally(() => {
        reading.now -= 1;
      });
    },
  );

  expect(reading).toMatchObject({ now: 0, all: 100 });
  expect(reading.most).toBeLessThanOrEqual(32);
});

it('fails if the hosts of another brand cannot be read', async () => {
  const validation = validateLagoon({ 'reef/site.json': siteOf('reef') }, (path, source) =>
    path === 'reef/site.json' ? Promise.reject(new Error('EMFILE')) : source.read(path),
  );

  await expect(validation).rejects.toThrow('EMFILE');
});

it('warns once of a copied brand whose documents name schemas that are not there', async () => {
  const link = (path: string, document: string): object => ({
    $schema: `${path}/${document}.schema.json`,
  });
  const files = {
    'lagoon/site.json': { ...link('../../schemas', 'site'), ...siteOf('lagoon') },
    'lagoon/flags.json': link('../schemas', 'flags'),
    'lagoon/menus.json': link('../schemas', 'menus'),
    'lagoon/routes.json': link('https://schemas.example', 'routes'),
  };
  const folder = await tenantsFixture(files);
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(join(import.meta.dirname, '../../../schemas'), join(folder, 'schemas'), {
    recursive: true,
  });
  const { ports, printed } = folderPorts(folder, { schemaFolder: join(folder, 'schemas') });

  expect(await validate({ args: ['tenants/lagoon'], ports })).toBe(0);

  expect(printed.join('\n').split('\n')[0]).toMatch(
    /^warning LV116 "\.\.\/schemas\/flags\.schema\.json" is no file, so editors do not check this document and 1 more of the brand; write "\.\.\/\.\.\/schemas\/flags\.schema\.json" {2}tenants\/lagoon\/flags\.json:\d+:\d+$/,
  );
  expect(printed.join('\n')).toContain('no problems, 1 warning in 1 brand folder');
});
