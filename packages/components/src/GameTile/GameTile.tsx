import { gameImagePath, type Game } from '@livery/contract';
import { Badge, Tile } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { openGame } from '../openGame.ts';
import { useStores } from '../stores.ts';

/** A game of a list: its picture, name and provider. */
export const GameTile = observer(function GameTile({ game, priority = false }: { game: Game; priority?: boolean }) {
  const stores = useStores();
  const { locale, site, vendors } = stores;
  return (
    <Tile
      title={game.displayName} subtitle={vendors.vendorName(game.vassalage)} image={site.imageUrl(gameImagePath(game))} priority={priority}
      badges={game.isHot === 1 ? <Badge tone="highlight" icon="flame">{locale.t('games.hot')}</Badge> : undefined}
      onClick={() => void openGame(stores, game)}
    />
  );
});
