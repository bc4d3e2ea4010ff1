import { gameImagePath, type Winner } from '@livery/model';
import type { Database } from '../database/DatabaseSchema.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';

/** Source: HOME-10. */
const mostShown = 50;

export interface WinningsQuery {
  readonly merchant: string;
  /** Only of games listed in one of these. */
  readonly categories: readonly string[];
  readonly minorDigits: number;
}

/** What members really won at games: more than they staked. */
export class RecentWinnings {
  readonly #db: Database;
  readonly #catalogue: GameCatalogue;

  constructor({ db, catalogue }: { db: Database; catalogue: GameCatalogue }) {
    this.#db = db;
    this.#catalogue = catalogue;
  }

  /**
   * The newest 50, newest first, without what was taken back. Of a winner's name there is no more
   * than two letters.
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
      // A stake that is given back, in whole or in part, is no win.
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
              // Keeps it a look-up for each win until there are enough. Made a join, it goes
              // through everything ever played for the few that took something back.
              .offset(0),
          ),
        ),
      );
    // One category has an index of its own.
    const chosen =
      only !== undefined && others.length === 0
        ? won.where('win.category', '=', only)
        : won.where('win.category', 'in', categories);
    const rows = await chosen.orderBy('win.at_ms', 'desc').limit(mostShown).execute();
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
