import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import pg from 'pg';
import type {
  Database,
  DatabaseSchema,
} from '../../../packages/demo-operator/src/database/DatabaseSchema.ts';

interface TimedQuery {
  readonly query: CompiledQuery;
  readonly ms: number;
}

/** Database that records its queries with their times. */
export class TimedDatabase {
  readonly db: Database;
  #queries: TimedQuery[] = [];

  constructor(url: string) {
    const int8 = 20;
    const types: pg.CustomTypesConfig = {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === int8
          ? Number
          : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'], // overloads by format
    };
    this.db = new Kysely<DatabaseSchema>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 4, types }) }),
      log: ({ level, query, queryDurationMillis }) => {
        if (level === 'query') this.#queries.push({ query, ms: queryDurationMillis });
      },
    });
  }

  /** Runs a call and returns its queries. */
  async queriesOf(run: () => Promise<unknown>): Promise<readonly TimedQuery[]> {
    this.#queries = [];
    await run();
    return this.#queries;
  }

  /** Returns the plan of a query, as executed again. */
  async planOf({ sql: text, parameters }: CompiledQuery): Promise<string> {
    const { rows } = await this.db.executeQuery<Record<string, string>>({
      ...sql`select 1`.compile(this.db),
      sql: `explain (analyze, buffers) ${text}`,
      parameters,
    });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }
}
