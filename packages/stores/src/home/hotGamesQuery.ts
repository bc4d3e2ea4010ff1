import { getHotGameList, getPopular } from '@livery/api';
import type { Game } from '@livery/model';
import { defineQuery } from '../site/defineQuery.ts';
import { valueOf } from '../core/Loadable.ts';
import { prizeModeOf } from '../lottery/prizeModeOf.ts';
import type { StoreAccess } from '../site/StoreAccess.ts';

/** The operator's hot games of all categories. Source: LOBB-07. */
export const hotGamesQuery = defineQuery({ call: getHotGameList, freshMs: 30_000 });

/** The most played games. Source: LOBB-16. */
export const popularGamesQuery = defineQuery({
  call: getPopular,
  freshMs: 30_000,
  request: ({ site: { config }, vendors }) => {
    const { lists, prizeModes, device } = config.site;
    return {
      count: lists.popularCount,
      prizeMode: prizeModeOf(vendors.operatorCategories, prizeModes),
      device,
    };
  },
});

/** Returns the loaded hot games of a category. */
export function hotGamesOf(root: StoreAccess, gameType: string): readonly Game[] {
  const games = valueOf(root.query(hotGamesQuery).at({}))?.list ?? [];
  return games.filter((game) => game.gameType === gameType);
}
