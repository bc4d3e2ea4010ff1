import { missing, type FileEntry, type FileSource } from './FileSource.ts';

/**
 * Returns a source made of texts or bytes by path, for tests and for tenants that are not stored as
 * files.
 */
export function memorySource(files: Readonly<Record<string, string | Uint8Array>>): FileSource {
  return {
    list: async (folder) => {
      const prefix = folder === '' ? '' : `${folder}/`;
      const inside = Object.keys(files)
        .filter((path) => path.startsWith(prefix))
        .map((path) => path.slice(prefix.length));
      if (inside.length === 0 && folder !== '') throw missing(folder);
      const kinds = new Map<string, FileEntry['kind']>(
        inside.map((path) => [path.split('/')[0] ?? path, path.includes('/') ? 'folder' : 'file']),
      );
      return [...kinds].map(([name, kind]) => ({ name, kind }));
    },
    read: async (path) => {
      const content = Object.hasOwn(files, path) ? files[path] : undefined;
      if (content === undefined) throw missing(path);
      return typeof content === 'string' ? new TextEncoder().encode(content) : content;
    },
  };
}
