import { sql } from 'kysely';
import type { Game } from '@livery/demo-content/catalogue/games';
import type { Database } from '../database/DatabaseSchema.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';

export interface RecentQuery {
  /** Limits the result to games of these categories. */
  readonly categories: readonly string[];
  /** Limits the result to this provider; empty means all providers. */
  readonly vassalage: string;
  /** Counted from 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Games that members opened, for money or as a demonstration. */
export class RecentGames {
  readonly #db: Database;
  readonly #catalogue: GameCatalogue;

  constructor({ db, catalogue }: { db: Database; catalogue: GameCatalogue }) {
    this.#db = db;
    this.#catalogue = catalogue;
  }

  /** Returns each game once, most recently opened first. */
  async of(
    merchant: string,
    memberId: number,
    { categories, vassalage, pageNo, pageSize }: RecentQuery,
  ): Promise<{ games: Game[]; totalPages: number }> {
    const nodeIds = categories
      .flatMap((gameType) => this.#catalogue.find({ gameType, vassalage }))
      .map(({ nodeId }) => nodeId);
    if (nodeIds.length === 0) return { games: [], totalPages: 0 };
    const opened = this.#db
      .selectFrom('launch')
      .where('member_id', '=', memberId)
      .where('merchant', '=', merchant)
      .where('node_id', 'in', nodeIds);
    const { count } = await opened
      .select(sql<number>`count(distinct node_id)::integer`.as('count'))
      .executeTakeFirstOrThrow();
    const rows = await opened
      .select('node_id')
      .groupBy('node_id')
      .orderBy(sql`max(created_at_ms)`, 'desc')
      .orderBy('node_id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    return {
      games: rows.flatMap(({ node_id: nodeId }) => this.#catalogue.game(nodeId) ?? []),
      totalPages: Math.ceil(count / pageSize),
    };
  }
}
