import type { GameListReply, GameListRequest } from '@livery/model';
import type { Loadable } from '@livery/stores';
import { useStores } from '../core/stores.ts';
import { useResource } from '../core/useResource.ts';

/**
 * The first games of a category. A page asks for at least the brand's page size, so that equal
 * lists are one request.
 */
export function useGames({
  gameType,
  top,
  limit,
}: {
  gameType: string;
  top: boolean;
  limit: number;
}): { state: Loadable<GameListReply>; retry: () => void } {
  const { games, site } = useStores();
  const request: GameListRequest = {
    gameType,
    ...(top ? { isTop: 1 } : {}),
    ...(limit > site.config.site.lists.pageSize ? { pageSize: limit } : {}),
  };
  return { state: useResource(games.list, request), retry: () => void games.list.refresh(request) };
}
