import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Debian's folder with the programs of each version. PATH contains only version-independent
 * wrappers.
 */
const debianFolder = '/usr/lib/postgresql';

/**
 * Returns the folder with the programs of the newest installed PostgreSQL; `undefined` when none is
 * installed.
 */
export function findPostgres(): string | undefined {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl'].every((program) => existsSync(join(folder, program))),
  );
}
