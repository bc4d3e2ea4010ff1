import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { baseBrand, type FileSource } from '@livery/config';
import type { Ports } from './Ports.ts';

/** A tenants folder with the base that its brands extend. */
export interface TenantsFolder {
  readonly source: FileSource;
  /** Returns the absolute path of a file of the source. */
  readonly pathOf: (file: string) => string;
  /** Returns the path in the source of an absolute path; `undefined` if it is outside. */
  readonly fileOf: (path: string) => string | undefined;
}

/**
 * Opens a tenants folder. Where it has no `_base`, or another one was chosen, `_base` is read from
 * the base's own folder.
 */
export async function openTenants(
  root: string,
  ports: Pick<Ports, 'open' | 'base'>,
): Promise<TenantsFolder> {
  const source = ports.open(root);
  const own = {
    source,
    pathOf: (file: string) => join(root, file),
    fileOf: (path: string) => pathWithin(root, path),
  };
  if (!ports.base.isChosen && (await hasBase(source))) return own;
  const { folder } = ports.base;
  return {
    source: withBase(source, ports),
    pathOf: (file) =>
      isOfBase(file) ? join(folder, file.slice(baseBrand.length)) : own.pathOf(file),
    fileOf: (path) => {
      const inBase = pathWithin(folder, path);
      if (inBase !== undefined) return inBase === '' ? baseBrand : `${baseBrand}/${inBase}`;
      const file = own.fileOf(path);
      return file === undefined || isOfBase(file) ? undefined : file;
    },
  };
}

/** Returns a source whose `_base` is that of the ports, unless it has one of its own. */
export async function withOwnBase(source: FileSource, ports: Ports): Promise<FileSource> {
  return !ports.base.isChosen && (await hasBase(source)) ? source : withBase(source, ports);
}

function withBase(
  source: FileSource,
  { base: { folder }, open }: Pick<Ports, 'open' | 'base'>,
): FileSource {
  const base = open(dirname(folder));
  const pathIn = (file: string): string => basename(folder) + file.slice(baseBrand.length);
  return {
    list: async (path) => {
      if (isOfBase(path)) return base.list(pathIn(path));
      const entries = await source.list(path);
      if (path !== '') return entries;
      return [
        ...entries.filter(({ name }) => name !== baseBrand),
        { name: baseBrand, kind: 'folder' },
      ];
    },
    read: (path) => (isOfBase(path) ? base.read(pathIn(path)) : source.read(path)),
  };
}

async function hasBase(source: FileSource): Promise<boolean> {
  return (await source.list('')).some(({ name }) => name === baseBrand);
}

function isOfBase(path: string): boolean {
  return path === baseBrand || path.startsWith(`${baseBrand}/`);
}

/** Returns a path relative to a folder, with forward slashes; `undefined` if it is outside. */
function pathWithin(folder: string, path: string): string | undefined {
  const within = relative(folder, path).replaceAll('\\', '/');
  return isAbsolute(within) || within === '..' || within.startsWith('../') ? undefined : within;
}
