import { gameImagePath, type Game } from '@livery/model';
import { Badge, Icon, OperatorText, Tile } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { Chunk } from '../../core/chunks/Chunk.tsx';
import { onGameClick } from '../../play/onGameClick.ts';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { useVendorName } from '../../core/vendors/useVendorName.ts';
import styles from './GameTile.module.css';

const favourites = new Chunk('favourites', () => import('../FavouriteButton/FavouriteButton.tsx'));
const FavouriteButton = favourites.lazy((module) => module.FavouriteButton);

/** Tile of a game: picture, name, provider and favourite button. */
export const GameTile = observer(function GameTile({
  game,
  priority = false,
}: {
  game: Game;
  priority?: boolean;
}) {
  const stores = useStores();
  const { locale, site } = stores;
  const vendorName = useVendorName(game.vassalage);
  return (
    <Tile
      title={game.displayName}
      tint={game.vassalage}
      subtitle={vendorName}
      image={site.imageUrls(gameImagePath(game))}
      priority={priority}
      badges={
        game.isHot === 1 ? (
          <Badge tone="highlight" icon="flame">
            {locale.t('games.hot')}
          </Badge>
        ) : undefined
      }
      info={
        <span className={styles.play} aria-hidden="true">
          <Icon name="play" size="large" />
          {locale.t('games.playNow')}
          <small>
            <OperatorText>{vendorName}</OperatorText>
          </small>
        </span>
      }
      corner={useHydrated() ? <FavouriteButton game={game} /> : undefined}
      onClick={() => void onGameClick(stores, game)}
    />
  );
});
