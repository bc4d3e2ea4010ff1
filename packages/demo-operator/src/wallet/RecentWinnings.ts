import { gameImagePath, type Winner } from '@livery/model';
import type { Database } from '../database/DatabaseSchema.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';

/** Source: HOME-10. */
const maxShown = 50;

export interface WinningsQuery {
  readonly merchant: string;
  /** Limits the result to games of these categories. */
  readonly categories: readonly string[];
  readonly minorDigits: number;
}

/** Real wins of members at games: rounds with a return above the stake. */
export class RecentWinnings {
  readonly #db: Database;
  readonly #catalogue: GameCatalogue;

  constructor({ db, catalogue }: { db: Database; catalogue: GameCatalogue }) {
    this.#db = db;
    this.#catalogue = catalogue;
  }

  /**
   * Returns the newest 50 wins, newest first, without rolled back ones. Only two letters of a
   * winner's name are included.
   */
  async of({ merchant, categories, minorDigits }: WinningsQuery): Promise<Winner[]> {
    if (categories.length === 0) return [];
    const [only, ...others] = categories;
    const won = this.#db
      .selectFrom('game_transaction as win')
      .innerJoin('member', 'member.member_id', 'win.member_id')
      .innerJoin('game_transaction as bet', (join) =>
        join
          .onRef('bet.provider', '=', 'win.provider')
          .onRef('bet.transaction_id', '=', 'win.reference_transaction_id'),
      )
      .select(['win.node_id', 'win.amount_minor', 'win.at_ms', 'member.account'])
      .where('win.merchant', '=', merchant)
      .where('win.kind', '=', 'win')
      .where('win.verdict', '=', 'OK')
      .where('win.amount_minor', '>', 0)
      // A refunded stake, in whole or in part, is not a win.
      .whereRef('win.amount_minor', '>', 'bet.amount_minor')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('game_transaction as back')
              .select('back.transaction_id')
              .whereRef('back.provider', '=', 'win.provider')
              .whereRef('back.reference_transaction_id', '=', 'win.transaction_id')
              .where('back.kind', '=', 'rollback')
              .where('back.verdict', '=', 'OK')
              // Forces a lookup for each win until the limit is reached. The equivalent join scans
              // all transactions for the few that were rolled back.
              .offset(0),
          ),
        ),
      );
    // A single category has its own index.
    const chosen =
      only !== undefined && others.length === 0
        ? won.where('win.category', '=', only)
        : won.where('win.category', 'in', categories);
    const rows = await chosen.orderBy('win.at_ms', 'desc').limit(maxShown).execute();
    return rows.flatMap(({ node_id: nodeId, amount_minor: amountMinor, at_ms: atMs, account }) => {
      const game = this.#catalogue.game(nodeId);
      return game
        ? [
            {
              gameId: nodeId,
              iconUrl: gameImagePath(game),
              gameName: game.displayName,
              winAmount: amountMinor / 10 ** minorDigits,
              customerName: `${account.slice(0, 2)}***`,
              vo: {
                winTime: new Date(atMs).toISOString(),
                vassalage: game.vassalage,
                gameType: game.gameType,
              },
            },
          ]
        : [];
    });
  }
}
