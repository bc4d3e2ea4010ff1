import { Skeleton, TileGrid, type TileGridProps } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';

/** Placeholder of tiles until the session is known. */
export const GamesLoading = observer(function GamesLoading({
  tiles,
}: {
  tiles: TileGridProps['size'];
}) {
  const { locale } = useStores();
  return (
    <div role="status" aria-label={locale.t('games.loading')}>
      <GamesSkeleton tiles={tiles} />
    </div>
  );
});

/** Placeholder of tiles while games are loading. */
export function GamesSkeleton({ tiles }: { tiles: TileGridProps['size'] }) {
  return (
    <TileGrid size={tiles}>
      {[...Array(8).keys()].map((index) => (
        <Skeleton key={index} shape="tile" />
      ))}
    </TileGrid>
  );
}
