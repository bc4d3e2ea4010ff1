import { directorySource } from '@livery/config/directorySource';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandFolders, schemas } from '../testing/brandFolders.ts';
import { tenantFolder } from './tenantFolder.ts';

it('makes no version of half of one edit and half of the next', async () => {
  using folders = brandFolders('coral');
  const disk = directorySource(folders.tenants);
  const [first = ''] = Object.keys(JSON.parse(readFileSync(folders.at('coral/pages/home.json'), 'utf8')).nodes);
  let edits = 0;
  const source = {
    ...disk,
    /** Both documents are edited when the one has been read and the other has not. */
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

  const { site } = await tenantFolder({ root: folders.tenants, schemas, source }).reading()('coral');

  expect([edits, site?.site.name, site?.pages.home?.nodes[first]?.when]).toEqual([1, 'Second', { flag: 'promotions' }]);
});
