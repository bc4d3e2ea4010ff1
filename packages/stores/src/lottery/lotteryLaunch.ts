import { ApiError, launchGame, type ApiClient } from '@livery/api';
import type { LaunchGameRequest, LottPrizeMode } from '@livery/model';
import { lotteryPrizeMode } from './lotteryPrizeMode.ts';
import { LotteryStore } from './LotteryStore.ts';
import type { StoreAccess } from '../site/StoreAccess.ts';

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
  root: StoreAccess;
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
    ...lotteryFields(root, { nodeId: gameId, prizeMode, view: 'betting' }),
    backUrl: root.page.route.path,
  });
  return { gameId, ...(token === undefined ? {} : { token }) };
}

/**
 * Returns the fields of a launch of the operator's own lobby: of all lotteries of a provider, or
 * opened at one of them.
 *
 * Source: LOTT-06.
 */
export function lotteryLobbyFields(
  root: StoreAccess,
  { vendorCode, nodeId }: { vendorCode: string; nodeId?: number | undefined },
): Partial<LaunchGameRequest> {
  const prizeMode = lotteryPrizeMode(root, vendorCode);
  return lotteryFields(root, { nodeId, prizeMode, view: 'lobby' });
}

function lotteryFields(
  { site }: StoreAccess,
  {
    nodeId,
    prizeMode,
    view,
  }: { nodeId: number | undefined; prizeMode: LottPrizeMode; view: 'lobby' | 'betting' },
) {
  return {
    area: 'VN',
    launchMode: 'LOTT',
    prizeMode,
    ...(nodeId === undefined ? {} : { gameCode: String(nodeId) }),
    view,
    device: site.config.site.device,
  } as const;
}
