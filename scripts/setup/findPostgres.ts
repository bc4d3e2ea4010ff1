import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian puts each version's programs; on PATH are only those that need no version. */
const debianFolder = '/usr/lib/postgresql';

/**
 * The folder of PostgreSQL's own programs, the newest version that is installed; `undefined` where
 * there is none.
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
