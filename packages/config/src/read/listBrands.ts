import type { FileSource } from '../source/FileSource.ts';

/** Returns the brand folders of a tenants folder in order, parents only (`_base`) first. */
export async function listBrands(source: FileSource): Promise<string[]> {
  const entries = await source.list('');
  const names = entries
    .filter(({ name, kind }) => kind === 'folder' && !name.startsWith('.'))
    .map(({ name }) => name);
  return names.toSorted(
    (a, b) => Number(b.startsWith('_')) - Number(a.startsWith('_')) || (a < b ? -1 : 1),
  );
}
