import type { Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { DatabaseSchema } from './DatabaseSchema.ts';
import { withoutPassword, type DatabaseLocation, type OpenDatabase } from './openDatabase.ts';

/** One step of the database schema. */
export interface Migration {
  /** Number and subject, as in `0001_baseline`. */
  readonly name: string;
  readonly up: (tx: Transaction<DatabaseSchema>) => Promise<void>;
}

/** Thrown when the migrations and the database do not match. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  constructor(location: DatabaseLocation, problem: string) {
    const { place, fix } =
      'url' in location
        ? {
            place: withoutPassword(location.url),
            fix: 'Name an empty database in SANDBOX_DATABASE_URL and start again',
          }
        : {
            place: `in the folder ${location.folder}`,
            fix: 'Remove the folder and start again: the demonstration data is created again, and what was changed in it is lost',
          };
    super(
      `The database ${place} was created by another version of the sandbox, so this version cannot use it: ${problem}. ${fix}. Or start the version that created it.`,
    );
  }
}

/**
 * Applies the missing migrations in order, all or nothing, and returns their names.
 *
 * Errors: `MigrationError` for a database whose history is not the beginning of the list.
 */
export async function migrate(
  { db, location }: Pick<OpenDatabase, 'db' | 'location'>,
  migrations: readonly Migration[],
): Promise<string[]> {
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
  if (error instanceof Error && error.message.startsWith('corrupted migrations: '))
    throw new MigrationError(location, error.message.slice('corrupted migrations: '.length));
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}
