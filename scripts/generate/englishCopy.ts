import { readdir, readFile } from 'node:fs/promises';
import type { GeneratedFile } from './GeneratedFile.ts';

/**
 * Generates the English copy of the shipped brands as one list, so that a changed text is seen in
 * review. Tests read texts from the brand's locale and do not repeat them.
 */
export async function englishCopy(): Promise<GeneratedFile[]> {
  const brands = (await readdir('tenants', { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
  const copy = await Promise.all(
    brands.map(async (brand) => [`# ${brand}`, ...(await linesOf(brand)), ''].join('\n')),
  );
  return [{ path: 'packages/e2e/src/literals/englishCopy.gen.txt', text: copy.join('\n') }];
}

async function linesOf(brand: string): Promise<string[]> {
  const text = await readFile(`tenants/${brand}/locales/EN.json`, 'utf8').catch(() => '{}');
  // A locale document
  const texts = Object.entries(JSON.parse(text) as Record<string, string>);
  return (
    texts
      .filter(([key]) => !key.startsWith('$'))
      // Quoted, so that white space and line breaks are visible.
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .toSorted()
  );
}
