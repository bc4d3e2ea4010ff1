import type { Database } from '../database/DatabaseSchema.ts';

/** The games members marked, by their numbers. */
export class Favourites {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A member's, the newest first. */
  async of(memberId: number): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('favourite')
      .select('node_id')
      .where('member_id', '=', memberId)
      .orderBy('favourite_id', 'desc')
      .execute();
    return rows.map(({ node_id: nodeId }) => nodeId);
  }

  /** Marks a game, or unmarks it where it is marked. @returns whether it is marked now. */
  toggle(memberId: number, nodeId: number, atMs: number): Promise<boolean> {
    return this.#db.transaction().execute(async (tx) => {
      const removed = await tx
        .deleteFrom('favourite')
        .where('member_id', '=', memberId)
        .where('node_id', '=', nodeId)
        .returning('favourite_id')
        .executeTakeFirst();
      if (removed) return false;
      // Who marks it at the same time elsewhere marks it as well.
      await tx
        .insertInto('favourite')
        .values({ member_id: memberId, node_id: nodeId, at_ms: atMs })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    });
  }
}
