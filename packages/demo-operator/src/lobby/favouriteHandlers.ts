import type { Game } from '@livery/demo-content/catalogue/games';
import type { Favourites } from './Favourites.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { offersGameType } from '../merchants/moduleTree.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { describeGame } from './describeGame.ts';
import { defaultPageSize } from '../core/pageSize.ts';

/** Handles the favourite games of a member. */
export function favouriteHandlers({
  catalogue,
  favourites,
}: {
  catalogue: GameCatalogue;
  favourites: Favourites;
}): Pick<CallHandlers, 'getFavGames' | 'getFavGameList' | 'gameFavAction'> {
  const offered = ({ modulesOff }: Merchant, game: Game): boolean =>
    offersGameType(modulesOff, catalogue.categoryOf(game));
  const gamesOf = async (memberId: number, merchant: Merchant): Promise<Game[]> =>
    (await favourites.of(memberId))
      .flatMap((nodeId) => catalogue.game(nodeId) ?? [])
      .filter((game) => offered(merchant, game));
  return {
    getFavGames: async (
      { gameType = 'RNG', pageNo = 1, pageSize = defaultPageSize },
      { member, merchant },
    ) => {
      const found = (await gamesOf(member.memberId, merchant)).filter(
        (game) => catalogue.categoryOf(game) === gameType,
      );
      const start = (pageNo - 1) * pageSize;
      return {
        content: found.slice(start, start + pageSize).map(describeGame),
        totalPages: Math.ceil(found.length / pageSize),
      };
    },
    getFavGameList: async (_request, { member, merchant }) => ({
      list: (await gamesOf(member.memberId, merchant)).map(({ nodeId }) => nodeId),
    }),
    gameFavAction: async ({ nodeId, vendor, gameType }, { member, merchant, nowMs }) => {
      const game = catalogue.game(nodeId);
      if (
        !game ||
        game.vassalage !== vendor ||
        game.gameType !== gameType ||
        !offered(merchant, game)
      )
        throw new Refusal('This game is not offered any more.', { reason: 'game_unavailable' });
      return { favourite: await favourites.toggle(member.memberId, nodeId, nowMs) };
    },
  };
}
