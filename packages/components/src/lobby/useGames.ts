import type { GameListReply, GameListRequest } from '@livery/model';
import { gameListQuery } from '@livery/stores';
import { useStores } from '../core/stores.ts';
import { useQuery } from '../core/useQuery.ts';
import type { QueryResult } from '../core/useResource.ts';

/**
 * Returns the first games of a category. Requests at least the brand's page size, so that lists
 * with different limits share one request. Use it inside an observer.
 */
export function useGames({
  gameType,
  top,
  limit,
}: {
  gameType: string;
  top: boolean;
  limit: number;
}): QueryResult<GameListReply> {
  const { site } = useStores();
  const request: GameListRequest = {
    gameType,
    ...(top ? { isTop: 1 } : {}),
    ...(limit > site.config.site.lists.pageSize ? { pageSize: limit } : {}),
  };
  return useQuery(gameListQuery, { request });
}
