import type { PopularGamesProps } from '@livery/model';
import { popularGamesQuery } from '@livery/stores';
import { HorizontalList, Skeleton, useNearViewport } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ResourceSection } from '../../core/ResourceSection/ResourceSection.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import { GameTile } from '../GameTile/GameTile.tsx';

/** The most played games, requested when the list nears the viewport. Source: LOBB-16. */
export const PopularGames = observer(function PopularGames({
  title,
  gameType,
  moreRoute,
}: PopularGamesProps) {
  const { locale } = useStores();
  const { ref, isNear } = useNearViewport<HTMLDivElement>();
  const labels = { previous: locale.t('carousel.previous'), next: locale.t('carousel.next') };
  const isShown = (game: { gameType: string }): boolean =>
    gameType === undefined || game.gameType === gameType;
  return (
    <div ref={ref}>
      <ResourceSection
        title={title}
        resource={useQuery(popularGamesQuery, { enabled: isNear })}
        loadingText="games.loading"
        isEmpty={({ games }) => !games.some(isShown)}
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
        {({ games }) => (
          <HorizontalList label={title} labels={labels}>
            {games.filter(isShown).map((game) => (
              <GameTile key={game.nodeId} game={game} />
            ))}
          </HorizontalList>
        )}
      </ResourceSection>
    </div>
  );
});
