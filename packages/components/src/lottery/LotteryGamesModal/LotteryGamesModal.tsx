import type { ModalProps } from '@livery/model';
import { EmptyState, ErrorState, Skeleton, TileGrid } from '@livery/ui';
import { valueOf } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { errorText } from '../../core/errorText.ts';
import { GameTile } from '../../lobby/GameTile/GameTile.tsx';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';

/** As many as one answer has. */
const pageSize = 100;

/**
 * The games of a provider that one entry of the lottery menu stands for. Source: requirements
 * LOTT-10.
 */
export const LotteryGamesModal = observer(function LotteryGamesModal({
  gameType,
  vassalage,
  title,
}: ModalProps['lotteryGames']) {
  const stores = useStores();
  const { games, locale } = stores;
  useClosedByNavigation('lotteryGames');
  const request = { gameType, vassalage, pageSize };
  const state = useResource(games.list, request);
  const list = valueOf(state)?.games;
  return (
    <ModalFrame name="lotteryGames" title={title} size="large">
      {content()}
    </ModalFrame>
  );

  function content() {
    if (list?.length === 0) return <EmptyState title={locale.t('games.empty')} />;
    if (list)
      return (
        <TileGrid>
          {list.map((game) => (
            <GameTile key={game.nodeId} game={game} />
          ))}
        </TileGrid>
      );
    if (state.status === 'failed')
      return (
        <ErrorState
          text={errorText(stores, state.error)}
          retryLabel={locale.t('games.retry')}
          onRetry={() => void games.list.refresh(request)}
        />
      );
    return (
      <div role="status" aria-label={locale.t('games.loading')}>
        <TileGrid>
          {[...Array(6).keys()].map((index) => (
            <Skeleton key={index} shape="tile" />
          ))}
        </TileGrid>
      </div>
    );
  }
});
