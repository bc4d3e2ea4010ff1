import { gameImagePath, type Game, type GameTableProps } from '@livery/model';
import { Icon, Image, OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { onGameClick } from '../../play/onGameClick.ts';
import { ResourceSection } from '../../core/ResourceSection/ResourceSection.tsx';
import { useStores } from '../../core/stores.ts';
import { useGames } from '../useGames.ts';
import { useVendorName } from '../../core/vendors/useVendorName.ts';
import styles from './GameTable.module.css';

export const GameTable = observer(function GameTable({
  title,
  gameType,
  limit = 8,
  moreRoute,
}: GameTableProps) {
  const games = useGames({ gameType, top: false, limit });
  return (
    <ResourceSection
      title={title}
      resource={games}
      loadingText="games.loading"
      isEmpty={(reply) => reply.games.length === 0}
      emptyText="games.empty"
      moreRoute={moreRoute}
      skeleton={<Skeleton shape="line" lines={limit} />}
    >
      {(reply) => (
        <ul className={styles.board}>
          {reply.games.slice(0, limit).map((game) => (
            <li key={game.nodeId}>
              <GameRow game={game} />
            </li>
          ))}
        </ul>
      )}
    </ResourceSection>
  );
});

const GameRow = observer(function GameRow({ game }: { game: Game }) {
  const stores = useStores();
  const { locale, site } = stores;
  const vendorName = useVendorName(game.vassalage);
  return (
    <button type="button" className={styles.line} onClick={() => void onGameClick(stores, game)}>
      <span className={styles.picture}>
        <Image
          src={site.imageUrls(gameImagePath(game))}
          alt=""
          ratio="1:1"
          fallbackText={game.displayName}
        />
      </span>
      <span className={styles.name}>
        <OperatorText>{game.displayName}</OperatorText>
      </span>
      <span className={styles.vendor}>
        <OperatorText>{vendorName}</OperatorText>
      </span>
      {game.isHot === 1 ? (
        <Icon name="flame" size="small" label={locale.t('games.hot')} className={styles.hot} />
      ) : null}
    </button>
  );
});
