import type { GameRailProps } from '@livery/model';
import { HorizontalList, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { GameTile } from '../GameTile/GameTile.tsx';
import { ResourceSection } from '../../core/ResourceSection/ResourceSection.tsx';
import { useStores } from '../../core/stores.ts';
import { useGames } from '../useGames.ts';

export const GameRail = observer(function GameRail({
  title,
  gameType,
  top = false,
  limit = 15,
  moreRoute,
}: GameRailProps) {
  const { locale } = useStores();
  const games = useGames({ gameType, top, limit });
  const labels = { previous: locale.t('carousel.previous'), next: locale.t('carousel.next') };
  return (
    <ResourceSection
      title={title}
      resource={games}
      loadingText="games.loading"
      isEmpty={(reply) => reply.games.length === 0}
      emptyText="games.empty"
      moreRoute={moreRoute}
      skeleton={
        <HorizontalList label={title} labels={labels}>
          {[...Array(8).keys()].map((index) => (
            <Skeleton key={index} shape="tile" />
          ))}
        </HorizontalList>
      }
    >
      {(reply) => (
        <HorizontalList label={title} labels={labels}>
          {reply.games.slice(0, limit).map((game) => (
            <GameTile key={game.nodeId} game={game} />
          ))}
        </HorizontalList>
      )}
    </ResourceSection>
  );
});
