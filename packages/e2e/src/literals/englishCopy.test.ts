import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const tenants = join(import.meta.dirname, '../../../../tenants');
const shipped = ['_base', 'ironfield', 'lagoon'];

// The only file that repeats the copy: every other test reads texts from the brand's locale. Run
// this test with --update after changing a text.
it('matches the reviewed English copy; a changed text needs a review of englishCopy.txt', async () => {
  const copy = await Promise.all(
    shipped.map(async (brand) => [`# ${brand}`, ...(await linesOf(brand)), ''].join('\n')),
  );

  await expect(copy.join('\n')).toMatchFileSnapshot('englishCopy.txt');
});

async function linesOf(brand: string): Promise<string[]> {
  // A locale document
  const {
    $schema: _schema,
    $meta: _meta,
    ...texts
  } = JSON.parse(await readFile(join(tenants, brand, 'locales/EN.json'), 'utf8')) as Record<
    string,
    string
  >;
  // Quoted, so that white space and line breaks are visible.
  return Object.entries(texts)
    .map(([key, text]) => `${key}: ${JSON.stringify(text)}`)
    .toSorted();
}
