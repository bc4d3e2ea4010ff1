import type { GameListReply, GameListRequest } from '@livery/model';
import { gameListQuery } from '@livery/stores';
import { useStores } from '../core/stores.ts';
import { useQuery } from '../core/useQuery.ts';
import type { QueryResult } from '../core/useResource.ts';

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
}): QueryResult<GameListReply> {
  const { site } = useStores();
  const request: GameListRequest = {
    gameType,
    ...(top ? { isTop: 1 } : {}),
    ...(limit > site.config.site.lists.pageSize ? { pageSize: limit } : {}),
  };
  return useQuery(gameListQuery, { request });
}
