import { ApiError, launchGame, type ApiClient } from '@livery/api';
import type { LottPrizeMode } from '@livery/model';
import { LotteryStore } from './LotteryStore.ts';
import type { RootStore } from '../RootStore.ts';

/** A launched lottery and the token for its bets, if the operator uses one. */
export interface LaunchedLottery {
  readonly gameId: number;
  readonly token?: string;
}

/**
 * Launches a lottery for bets on the site's own page.
 *
 * Errors: those of `launchGame`; `not_found` for a game that is not in the menu.
 * Source: LOTT-06.
 */
export async function lotteryLaunch({
  api,
  root,
  gameId,
  prizeMode,
}: {
  api: ApiClient;
  root: RootStore;
  gameId: number;
  prizeMode: LottPrizeMode;
}): Promise<LaunchedLottery> {
  const game = root
    .get(LotteryStore)
    .gamesOf()
    .find((candidate) => candidate.gameId === gameId);
  if (!game) throw new ApiError({ code: 'not_found', call: launchGame.name });
  const { token } = await api.call(launchGame, {
    nodeId: gameId,
    vassalage: game.vassalage,
    gameType: game.gameType,
    area: 'VN',
    launchMode: 'LOTT',
    prizeMode,
    gameCode: String(gameId),
    view: 'betting',
    device: root.site.config.site.device,
    backUrl: root.page.route.path,
  });
  return { gameId, ...(token === undefined ? {} : { token }) };
}
