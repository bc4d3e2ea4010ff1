import { expect, it } from 'vitest';
import { brandOf } from './locateBrands.ts';

const files = ['/brands/reef/site.json', '/brands/reef/pages/site.json'];
const folders = ['/tenants/_base'];

it.each([
  ['/brands/reef/flags.json', '/brands', 'reef'],
  ['/brands/reef/pages/site.json', '/brands', 'reef'],
  ['/brands/reef/assets/pictures/a.svg', '/brands', 'reef'],
  // Beside the platform's own brand, a folder needs no site document.
  ['/tenants/cove/flags.json', '/tenants', 'cove'],
  ['/tenants/_base/pages/home.json', '/tenants', '_base'],
])('finds the brand of %s', async (path, root, brand) => {
  const kind = (place: string): Promise<'file' | 'folder' | undefined> =>
    Promise.resolve(
      files.includes(place) ? 'file' : folders.includes(place) ? 'folder' : undefined,
    );
  expect(await brandOf(path, { kind })).toEqual({ root, brand });
  expect(await brandOf(`/other${path}`, { kind })).toBeUndefined();
});
