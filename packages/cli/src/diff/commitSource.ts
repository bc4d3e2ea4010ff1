import { memorySource, type FileSource } from '@livery/config';
import type { Ports } from '../Ports.ts';
import { UsageError } from '../UsageError.ts';

/**
 * Returns a tenants folder as it was at a commit.
 *
 * @param ref branch, tag or hash.
 */
export async function commitSource(
  folder: string,
  ref: string,
  { git }: Pick<Ports, 'git'>,
): Promise<FileSource> {
  // `--end-of-options` because a ref could otherwise be an option.
  const commit = await git(folder, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ]).catch(() => {
    throw new UsageError(`there is no commit "${ref}" in the repository of the tenants folder`);
  });
  // Lists what is below the working directory, by paths relative to it.
  const listing = await git(folder, ['ls-tree', '-r', '-z', commit.toString().trim()]);
  const blobs = new Map(
    listing
      .toString()
      .split('\0')
      .flatMap((line): [string, string][] => {
        const [, , hash, path] = /^(100\d{3}) blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
        return path === undefined || hash === undefined ? [] : [[path, hash]];
      }),
  );
  const names = memorySource(Object.fromEntries([...blobs.keys()].map((path) => [path, ''])));
  return {
    list: names.list,
    read: async (path) => {
      const hash = blobs.get(path);
      return hash === undefined ? names.read(path) : git(folder, ['cat-file', 'blob', hash]);
    },
  };
}
