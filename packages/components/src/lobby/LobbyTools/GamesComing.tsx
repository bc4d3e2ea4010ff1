import { Skeleton, TileGrid, type TileGridProps } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';

/** Games that are on their way. */
export const GamesComing = observer(function GamesComing({
  tiles,
}: {
  tiles: TileGridProps['size'];
}) {
  const { locale } = useStores();
  return (
    <div role="status" aria-label={locale.t('games.loading')}>
      <TileGrid size={tiles}>
        {[...Array(8).keys()].map((index) => (
          <Skeleton key={index} shape="tile" />
        ))}
      </TileGrid>
    </div>
  );
});
