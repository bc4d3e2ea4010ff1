import { sql, type Kysely, type Transaction } from 'kysely';
import type { DatabaseSchema } from './DatabaseSchema.ts';

/** One step of the database's shape. */
export interface Migration {
  /** `0001_merchant`: its number, then what it is about. */
  readonly name: string;
  readonly up: (tx: Transaction<DatabaseSchema>) => Promise<void>;
}

/** The migrations and the database do not belong together. Carries every problem. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  constructor(problems: readonly string[]) {
    super(['The database cannot be brought up to date:', ...problems].join('\n  '));
  }
}

const lockKey = 7_265_081;

/** Applies what is missing, in order, all or nothing. Returns the names of what was applied. */
export async function migrate(
  db: Kysely<DatabaseSchema>,
  migrations: readonly Migration[],
): Promise<string[]> {
  refuse(numberingProblems(migrations));
  return db.transaction().execute(async (tx) => {
    // A second process with the same server waits here and then finds nothing to do.
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
    await sql`create table if not exists migration (number integer primary key, name text not null unique)`.execute(
      tx,
    );
    const applied = await tx.selectFrom('migration').selectAll().orderBy('number').execute();
    refuse(historyProblems(migrations, applied));
    const missing = migrations.slice(applied.length);
    for (const { name, up } of missing) {
      await up(tx);
      await tx
        .insertInto('migration')
        .values({ number: numberOf(name), name })
        .execute();
    }
    return missing.map(({ name }) => name);
  });
}

function numberingProblems(migrations: readonly Migration[]): string[] {
  return migrations.flatMap(({ name }, index) => {
    if (!/^\d{4}_[a-z_]+$/.test(name))
      return [`"${name}" is no name of a migration: it is four digits, "_" and small letters.`];
    const expected = index + 1;
    return numberOf(name) === expected
      ? []
      : [`"${name}" stands where number ${expected} belongs: numbers go up by one, without gaps.`];
  });
}

function historyProblems(
  migrations: readonly Migration[],
  applied: readonly { number: number; name: string }[],
): string[] {
  return applied.flatMap(({ number, name }, index) => {
    if (number !== index + 1)
      return [`The database has "${name}" without number ${index + 1} before it.`];
    const known = migrations[index];
    if (!known)
      return [
        `The database has "${name}", which this version does not know: it was used by a newer one.`,
      ];
    return known.name === name
      ? []
      : [`The database has "${name}" where this version has "${known.name}".`];
  });
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new MigrationError(problems);
}

function numberOf(name: string): number {
  return Number.parseInt(name, 10);
}
