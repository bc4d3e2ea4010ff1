import type { ModalProps } from '@livery/model';
import { gameListQuery, GameListStore } from '@livery/stores';
import { EmptyState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';
import { useStores } from '../../core/stores.ts';
import { GameTiles } from '../../lobby/GameGrid/GameTiles.tsx';

/** Games of the provider that an entry of the lottery menu represents. Source: LOTT-10. */
export const LotteryGamesModal = observer(function LotteryGamesModal({
  gameType,
  vassalage,
  title,
}: ModalProps['lotteryGames']) {
  useClosedByNavigation('lotteryGames');
  const stores = useStores();
  const [list] = useState(
    () => new GameListStore({ list: stores.query(gameListQuery), gameType, vendorCode: vassalage }),
  );
  return (
    <ModalFrame name="lotteryGames" title={title} size="large">
      <GameTiles
        pages={list.pages}
        tiles="medium"
        empty={<EmptyState title={stores.locale.t('games.empty')} />}
      />
    </ModalFrame>
  );
});
