import { directorySource } from '@livery/config/directorySource';
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandFolders } from '../testing/brandFolders.ts';
import { schemas } from '../testing/schemas.ts';
import { unpackSite } from '../snapshots/PackedSite.ts';
import { tenantFolder } from './tenantFolder.ts';

it('never mixes files of two edits in one version', async () => {
  using folders = brandFolders('coral');
  const disk = directorySource(folders.tenants);
  const [first = ''] = Object.keys(
    JSON.parse(readFileSync(folders.at('coral/pages/home.json'), 'utf8')).nodes,
  );
  let edits = 0;
  const source = {
    ...disk,
    /** Edits both documents after the first was read and before the second is. */
    async read(file: string) {
      const content = await disk.read(file);
      if (file === 'coral/site.json' && edits === 0) {
        edits += 1;
        folders.rename('coral', 'Second');
        folders.edit('coral/pages/home.json', ({ nodes }) => {
          const node = nodes[first];
          if (node) node.when = { flag: 'promotions' };
        });
      }
      return content;
    },
  };

  const { packed } = await tenantFolder({ root: folders.tenants, schemas, source }).reading()(
    'coral',
  );
  const site = packed && unpackSite(packed);

  expect([edits, site?.site.name, site?.pages.home?.nodes[first]?.when]).toEqual([
    1,
    'Second',
    { flag: 'promotions' },
  ]);
});

/** Exists on POSIX systems. */
const pipeMaker = 'mkfifo';

it('ignores a pipe in place of a document', async () => {
  using folders = brandFolders('coral');
  rmSync(folders.at('coral/pages/home.json'));
  execFileSync(pipeMaker, [folders.at('coral/pages/home.json')]);

  const { packed, problems } = await tenantFolder({ root: folders.tenants, schemas }).reading()(
    'coral',
  );

  expect(packed).toBeUndefined();
  expect(problems).toContainEqual(
    expect.objectContaining({ file: folders.at('coral/pages/home.json') }),
  );
});

it('reads parents again only after an edit or a failure', async () => {
  using folders = brandFolders('coral', 'reef');
  const disk = directorySource(folders.tenants);
  const reads: string[] = [];
  let isFailing = false;
  const source = {
    ...disk,
    read(file: string) {
      if (!file.startsWith('_base/')) return disk.read(file);
      reads.push(file);
      return isFailing ? Promise.reject(new Error('EIO')) : disk.read(file);
    },
  };
  const tenants = tenantFolder({ root: folders.tenants, schemas, source });
  const load = async (brand: string): Promise<readonly [number, boolean]> => {
    reads.length = 0;
    const { packed } = await tenants.reading()(brand);
    return [new Set(reads).size, packed !== undefined];
  };

  const [files, isLoaded] = await load('coral');
  expect([files > 10, isLoaded]).toEqual([true, true]);
  expect(await load('reef')).toEqual([0, true]);
  folders.edit('_base/flags.json', () => undefined);
  isFailing = true;
  expect(await load('reef')).toEqual([files, false]);
  isFailing = false;
  expect(await load('reef')).toEqual([files, true]);
});
