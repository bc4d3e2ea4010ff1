import type { ModalProps } from '@livery/model';
import { gameListQuery } from '@livery/stores';
import { Skeleton, TileGrid } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { GameTile } from '../../lobby/GameTile/GameTile.tsx';
import { useQuery } from '../../core/useQuery.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';

/** Maximum number of games in one reply. */
const pageSize = 100;

/** Games of the provider that an entry of the lottery menu represents. Source: LOTT-10. */
export const LotteryGamesModal = observer(function LotteryGamesModal({
  gameType,
  vassalage,
  title,
}: ModalProps['lotteryGames']) {
  useClosedByNavigation('lotteryGames');
  const games = useQuery(gameListQuery, { request: { gameType, vassalage, pageSize } });
  return (
    <ModalFrame name="lotteryGames" title={title} size="large">
      <ResourceView
        resource={games}
        loadingText="games.loading"
        skeleton={
          <TileGrid>
            {[...Array(6).keys()].map((index) => (
              <Skeleton key={index} shape="tile" />
            ))}
          </TileGrid>
        }
        isEmpty={(reply) => reply.games.length === 0}
        emptyText="games.empty"
      >
        {(reply) => (
          <TileGrid>
            {reply.games.map((game) => (
              <GameTile key={game.nodeId} game={game} />
            ))}
          </TileGrid>
        )}
      </ResourceView>
    </ModalFrame>
  );
});
