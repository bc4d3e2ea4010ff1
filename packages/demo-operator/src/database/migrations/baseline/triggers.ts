import { sql, type RawBuilder } from 'kysely';

/** Statements in the order in which they run. */
export type Statements = readonly RawBuilder<unknown>[];

/** Creates a trigger that runs a body of PL/pgSQL and returns no row. */
export function createTrigger(
  name: string,
  { fires, body }: { readonly fires: string; readonly body: RawBuilder<unknown> },
): Statements {
  return [
    sql`
      create function ${sql.id(name)}() returns trigger language plpgsql as $$
      begin ${body}; return null; end $$`,
    sql`
      create trigger ${sql.id(name)} ${sql.raw(fires)}
      execute function ${sql.id(name)}()`,
  ];
}

/**
 * Creates the triggers that keep the sums of rounds.
 *
 * @param names of the triggers for new and for changed rounds
 * @param addRounds adds rows of rounds, each with its `sign`: 1 as it is, -1 as it was
 */
export function followRounds(
  { inserts, updates }: { readonly inserts: string; readonly updates: string },
  addRounds: (rows: RawBuilder<unknown>) => RawBuilder<unknown>,
): Statements {
  return [
    ...createTrigger(inserts, {
      fires: 'after insert on bet_round referencing new table as added for each statement',
      body: addRounds(sql`select 1 as sign, added.* from added`),
    }),
    ...createTrigger(updates, {
      fires: `
      after update on bet_round referencing old table as before new table as added
      for each statement`,
      body: addRounds(sql`
      select 1 as sign, added.* from added union all select -1, before.* from before`),
    }),
  ];
}

/**
 * Makes a table append-only. Trigger depth 1 is a direct statement. A greater depth is the cascade
 * of a deleted member or merchant, which deletes its rows.
 */
export function forbidChanges(table: string, message: string): Statements {
  const name = sql.id(`${table}_is_final`);
  return [
    sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
        raise exception ${sql.lit(message)};
      end $$`,
    sql`
      create trigger ${name} before update or delete on ${sql.table(table)}
      for each row execute function ${name}()`,
  ];
}
