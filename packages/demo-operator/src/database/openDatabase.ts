import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, DatabaseSchema } from './DatabaseSchema.ts';

/** Location of the data: a PostgreSQL server, or a folder of the embedded database. */
export type DatabaseLocation = { url: string } | { folder: string };

export interface OpenDatabase {
  db: Database;
  readonly location: DatabaseLocation;
  close(): Promise<void>;
}

/** Thrown when no PostgreSQL server answers at the address, or it rejects the login. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';

  constructor(url: string, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const reason = cause instanceof Error && cause.message ? cause.message : code;
    super(
      `The database ${withoutPassword(url)} cannot be used: ${reason}. Check SANDBOX_DATABASE_URL, or leave it out to use the embedded database.`,
      { cause },
    );
  }
}

const connectionTimeoutMs = 10_000;

/** Opens the sandbox database without applying migrations. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('url' in location) {
    const pool = new pg.Pool({
      connectionString: location.url,
      max: 10,
      connectionTimeoutMillis: connectionTimeoutMs,
      types,
    });
    // The pool replaces a broken idle connection. Without a listener the error would end the
    // process.
    pool.on('error', () => undefined);
    const { url } = location;
    await pool.query('select 1').catch(async (cause: unknown) => {
      await pool.end();
      throw new DatabaseUnreachableError(url, cause);
    });
    const db = kyselyOver(pool);
    return { db, location, close: () => db.destroy() };
  }
  const lite = await openFolder(location.folder);
  const db = kyselyOver(
    new pg.Pool({
      ...createPgConfig(lite),
      max: 1,
      connectionTimeoutMillis: connectionTimeoutMs,
      types,
    }),
  );
  return {
    db,
    location,
    close: async () => {
      await db.destroy();
      await lite.close();
    },
  };
}

/** A folder without the marker was only partly created and contains no data, so it is recreated. */
async function openFolder(folder: string): Promise<PGlite> {
  const files = join(folder, 'postgres');
  const marker = join(folder, 'created');
  if (existsSync(marker)) return PGlite.create(files);
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  const lite = await PGlite.create(files);
  writeFileSync(
    marker,
    'The embedded database of the Livery sandbox. Remove this folder to start again with new data.\n',
  );
  return lite;
}

export function withoutPassword(url: string): string {
  return url.replace(/\/\/([^/@:]*)(:[^@]*)?@/, '//$1@');
}

function kyselyOver(pool: pg.Pool): Database {
  return new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
}

const int8 = 20;

/** Amounts and times fit the 53 bits of a double. Larger values throw instead of being rounded. */
const types: pg.CustomTypesConfig = {
  // pg overloads the type by format; all types but one are delegated to pg.
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === int8
      ? parseInt8
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The number ${text} of the database is too large to be exact.`);
  return value;
}
