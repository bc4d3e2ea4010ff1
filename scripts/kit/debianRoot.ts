import { existsSync } from 'node:fs';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

/** Programs of Debian's image that the Dockerfile, the commands of compose and npm use. */
export const basePackages = [
  'bash',
  'coreutils',
  'dash',
  'findutils',
  'grep',
  'libc-bin',
  'libstdc++6',
  'mawk',
  'passwd',
  'sed',
  'tar',
] as const;

/** Folders of the root that Debian has merged into `/usr`. */
const merged = ['bin', 'sbin', 'lib', 'lib64'] as const;
/** What programs do not need. */
const unneeded = /^\/usr\/share\/(?:doc|info|locale|man)\//;

/**
 * Writes the root of a system into a folder: the files of Debian's packages, and of all that they
 * depend on, as this machine has them installed. Seconds instead of the minutes of an installation.
 * Rejects if a package is not installed.
 */
export async function writeDebianRoot(folder: string, packages: readonly string[]): Promise<void> {
  const root = join(folder, 'root');
  for (const name of ['usr', 'etc', 'dev', 'proc', 'sys', 'tmp', 'run', 'root', 'var/tmp'])
    await mkdir(join(root, name), { recursive: true });
  for (const name of merged) await symlink(`usr/${name}`, join(root, name));
  const list = join(folder, 'files');
  await writeFile(list, (await filesOf(await withDependencies(packages))).join('\n'));
  await run('sh', [
    '-c',
    'tar -C / --no-recursion -T "$1" -cf - | tar -C "$2" -xf -',
    'sh',
    list,
    root,
  ]);
  for (const name of ['passwd', 'group'])
    await cp(`/usr/share/base-passwd/${name}.master`, join(root, 'etc', name));
  await writeFile(join(root, 'etc/shadow'), '');
  await cp('/etc/alternatives', join(root, 'etc/alternatives'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  // Trusts what this machine trusts, because its registry of packages may have a certificate of its
  // own.
  await cp('/etc/ssl/certs/ca-certificates.crt', join(root, 'etc/ssl/certs/ca-certificates.crt'));
}

async function withDependencies(packages: readonly string[]): Promise<readonly string[]> {
  const ignored = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'];
  const output = await run('apt-cache', [
    'depends',
    '--recurse',
    '--installed',
    ...ignored.map((kind) => `--no-${kind}`),
    ...packages,
  ]);
  const named = new Set(output.match(/^\w\S*$/gm));
  // Also names alternatives that are not installed.
  const found = new Set(
    (await run('dpkg-query', ['-W', '-f', '${Package}\n']))
      .split('\n')
      .filter((name) => named.has(name)),
  );
  const missing = packages.filter((name) => !found.has(name));
  if (missing.length > 0)
    throw new Error(`Not installed here: ${missing.join(', ')}. Install it with apt-get.`);
  return [...found];
}

/**
 * Lists the files of packages from the root, without a leading slash, at their place after the
 * merge.
 */
async function filesOf(packages: readonly string[]): Promise<readonly string[]> {
  const files = (await run('dpkg', ['-L', ...packages]))
    .split('\n')
    .filter((path) => path.startsWith('/') && path !== '/.' && !unneeded.test(path))
    .map((path) => {
      const [first = '', ...rest] = path.slice(1).split('/');
      return (merged as readonly string[]).includes(first)
        ? ['usr', first, ...rest].join('/')
        : path.slice(1);
    })
    .filter((path) => existsSync(`/${path}`));
  return [...new Set(files)];
}
