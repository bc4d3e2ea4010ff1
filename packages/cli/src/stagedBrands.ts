import { listBrands, readParent, type FileSource } from '@livery/config';
import { commitSource } from './diff/commitSource.ts';
import type { BrandSelection } from './locateBrands.ts';
import { mapBrands } from './mapBrands.ts';
import type { Ports } from './Ports.ts';
import { UsageError } from './UsageError.ts';

/** Brands of one tenants folder as the next commit will contain them. */
export interface StagedBrands {
  readonly source: FileSource;
  /** The selected brands with staged changes, and those that extend a folder with such changes. */
  readonly selection: BrandSelection;
}

/**
 * Returns the selected brands that the next commit affects, read from the index. Changes that are
 * not staged, and files that are not tracked, do not count.
 *
 * Errors: a usage error without a git repository, or if a merge is not resolved.
 */
export async function stagedBrands(
  { root, brands }: BrandSelection,
  ports: Ports,
): Promise<StagedBrands> {
  const git = await gitOfRepository(root, ports);
  const tree = await git(root, ['write-tree']).catch(() => {
    throw new UsageError('the index has unmerged files');
  });
  const pathsOf = async (...args: string[]): Promise<string[]> =>
    (await git(root, [...args, '--name-only', '-z', '--relative'])).toString().split('\0');
  const disk = ports.open(root);
  const edited = new Set(await pathsOf('diff-files'));
  const source = await commitSource(root, tree.toString().trim(), {
    git,
    readCopy: (path) => (edited.has(path) ? undefined : disk.read(path)),
  });
  const staged = await pathsOf('diff', '--cached', '--no-renames');
  const changed = new Set(staged.map((path) => path.split('/')[0] ?? ''));
  const folders = await listBrands(source);
  const schemas = await ports.schemas();
  const parents = await mapBrands(folders, (brand) => readParent(source, brand, schemas));
  const isAffected = (brand: string | undefined, children: readonly string[] = []): boolean =>
    brand !== undefined &&
    !children.includes(brand) &&
    (changed.has(brand) || isAffected(parents.get(brand), [...children, brand]));
  const affected = folders.filter((brand) => brands.includes(brand) && isAffected(brand));
  return {
    source,
    selection: { root, brands: affected, all: affected.length === folders.length },
  };
}

/**
 * Returns git for the repository of the working directory. Its folders are explicit, because in a
 * hook `GIT_DIR` may be set, with which git would take any folder for the root of the working tree.
 */
async function gitOfRepository(root: string, { git, absolute }: Ports): Promise<Ports['git']> {
  const fail = (): never => {
    throw new UsageError('--staged needs the git repository of the tenants folder around it');
  };
  const found = await git(absolute('.'), [
    'rev-parse',
    '--absolute-git-dir',
    '--show-toplevel',
  ]).catch(fail);
  const [folder = '', workTree = ''] = found.toString().split('\n');
  const here: Ports['git'] = (cwd, args) =>
    git(cwd, [`--git-dir=${folder}`, `--work-tree=${workTree}`, ...args]);
  const isInside = await here(root, ['rev-parse', '--is-inside-work-tree']).catch(fail);
  return isInside.toString().trim() === 'true' ? here : fail();
}
