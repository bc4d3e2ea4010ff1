import { memorySource, type FileSource } from '@livery/config';
import type { Ports } from '../Ports.ts';
import { UsageError } from '../UsageError.ts';

/**
 * Returns a tenants folder as it was at a commit.
 *
 * @param ref branch, tag or hash of a commit, or the hash of a tree.
 * @param options.readCopy returns the content of a file of the commit that is at hand, so that git
 *   need not start a process for it.
 */
export async function commitSource(
  folder: string,
  ref: string,
  {
    git,
    readCopy,
  }: Pick<Ports, 'git'> & { readCopy?: (path: string) => Promise<Uint8Array> | undefined },
): Promise<FileSource> {
  // `--end-of-options` because a ref could otherwise be an option.
  const tree = await git(folder, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{tree}`,
  ]).catch(() => {
    throw new UsageError(`there is no commit "${ref}" in the repository of the tenants folder`);
  });
  // Lists what is below the working directory, by paths relative to it.
  const listing = await git(folder, ['ls-tree', '-r', '-z', tree.toString().trim()]);
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
      if (hash === undefined) return names.read(path);
      return readCopy?.(path) ?? git(folder, ['cat-file', 'blob', hash]);
    },
  };
}
