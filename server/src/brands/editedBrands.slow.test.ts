import { expect, it } from 'vitest';
import { textsOf } from '../documents/texts.ts';
import { brandFolders } from '../testing/brandFolders.ts';
import { collectGarbage } from '../testing/collectGarbage.ts';

/** Returns the bytes of the heap that are in use. */
async function heapBytes(): Promise<number> {
  await collectGarbage();
  return process.memoryUsage().heapUsed;
}

it('does not keep the versions before an edit in memory', async () => {
  using folders = brandFolders('coral', 'reef');
  const { registry } = await folders.start();
  /** Opens a brand as a request does, with the texts of all its languages. */
  const visit = (brand: string): string => {
    const site = registry.find(`${brand}.example`)?.site;
    if (!site) throw new Error(`${brand} is not served`);
    for (const language of site.site.supportLanguages) textsOf(site, language);
    return site.site.name;
  };
  const edit = async (name: string): Promise<void> => {
    folders.rename('coral', name);
    await registry.refresh();
    await registry.settled();
    expect(visit('coral')).toBe(name);
  };
  visit('coral');
  const beforeSiteBytes = await heapBytes();
  visit('reef');
  const siteBytes = (await heapBytes()) - beforeSiteBytes;
  // Until the program is compiled.
  for (let count = 0; count < 20; count += 1) await edit(`warm ${count}`);

  const beforeBytes = await heapBytes();
  for (let count = 0; count < 50; count += 1) await edit(`edit ${count}`);
  const grownBytes = (await heapBytes()) - beforeBytes;
  expect(grownBytes).toBeLessThan(2 * siteBytes);
});
