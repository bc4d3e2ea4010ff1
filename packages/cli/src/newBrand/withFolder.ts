import { memorySource, type FileSource } from '@livery/config';

/** Returns a tenants folder with an additional brand that is not on disk yet. */
export function withFolder(
  source: FileSource,
  brand: string,
  files: ReadonlyMap<string, Uint8Array>,
): FileSource {
  const isOwn = (path: string): boolean => path === brand || path.startsWith(`${brand}/`);
  const names = memorySource(
    Object.fromEntries([...files.keys()].map((path) => [`${brand}/${path}`, ''])),
  );
  return {
    list: async (folder) => {
      if (folder === '') return [...(await source.list('')), { name: brand, kind: 'folder' }];
      return isOwn(folder) ? names.list(folder) : source.list(folder);
    },
    read: async (path) =>
      files.get(path.slice(brand.length + 1)) && isOwn(path)
        ? (files.get(path.slice(brand.length + 1)) ?? new Uint8Array())
        : source.read(path),
  };
}
