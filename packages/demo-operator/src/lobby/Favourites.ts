import type { Database } from '../database/DatabaseSchema.ts';

/** Favourite games of members, by node id. */
export class Favourites {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the favourites of a member, newest first. */
  async of(memberId: number): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('favourite')
      .select('node_id')
      .where('member_id', '=', memberId)
      .orderBy('favourite_id', 'desc')
      .execute();
    return rows.map(({ node_id: nodeId }) => nodeId);
  }

  /**
   * Adds a game to the favourites, or removes it when it is there.
   *
   * @returns whether the game is a favourite now.
   */
  toggle(memberId: number, nodeId: number, atMs: number): Promise<boolean> {
    return this.#db.transaction().execute(async (tx) => {
      const removed = await tx
        .deleteFrom('favourite')
        .where('member_id', '=', memberId)
        .where('node_id', '=', nodeId)
        .returning('favourite_id')
        .executeTakeFirst();
      if (removed) return false;
      // A concurrent request may have added the same game.
      await tx
        .insertInto('favourite')
        .values({ member_id: memberId, node_id: nodeId, at_ms: atMs })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    });
  }
}
