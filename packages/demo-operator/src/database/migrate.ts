import { sql, type Kysely, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { DatabaseSchema } from './DatabaseSchema.ts';

/** One step of the database schema. */
export interface Migration {
  /** Number and subject, as in `0001_merchant`. */
  readonly name: string;
  readonly up: (tx: Transaction<DatabaseSchema>) => Promise<void>;
}

/** Thrown when the migrations and the database do not match. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  constructor(problem: string) {
    super(
      `The database cannot be brought up to date: ${problem}. Start the version of the sandbox that made it, or begin anew: remove the folder sandbox in LIVERY_DATA, or name an empty database.`,
    );
  }
}

/**
 * Applies the missing migrations in order, all or nothing, and returns their names.
 *
 * Errors: `MigrationError` for a database whose history is not the beginning of the list.
 */
export async function migrate(
  db: Kysely<DatabaseSchema>,
  migrations: readonly Migration[],
): Promise<string[]> {
  await adoptFormerHistory(db);
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries(
            migrations.map(({ name, up }) => [
              name,
              // On this database all migrations run in one transaction.
              { up: (tx) => up(tx as Transaction<DatabaseSchema>) },
            ]),
          ),
        ),
    },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new MigrationError(error.message);
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Takes over the history of databases made before Kysely's Migrator was used. */
async function adoptFormerHistory(db: Kysely<DatabaseSchema>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      found: string | null;
    }>`select to_regclass('migration')::text as found`.execute(tx);
    if (rows[0]?.found === null) return;
    await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      tx,
    );
    await sql`insert into kysely_migration (name, timestamp) select name, to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from migration`.execute(
      tx,
    );
    await sql`drop table migration`.execute(tx);
  });
}
