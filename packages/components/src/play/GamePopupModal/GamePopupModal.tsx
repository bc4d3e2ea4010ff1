import type { ModalProps } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { GameStage } from '../GameStage/GameStage.tsx';
import { PlayersOnly } from '../GameStage/PlayersOnly.tsx';
import { useStores } from '../../core/stores.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';
import { useVendorName } from '../../core/vendors/useVendorName.ts';
import styles from './GamePopupModal.module.css';

/** Game in a modal over the page; leaving the game closes the modal. Source: MODL-05. */
export const GamePopupModal = observer(function GamePopupModal(request: ModalProps['gamePopup']) {
  const { locale, modals } = useStores();
  useClosedByNavigation('gamePopup');
  const leave = (): void => void modals.hide('gamePopup');
  const title = locale.t('play.title', { vendor: useVendorName(request.vendorCode) });
  return (
    <ModalFrame name="gamePopup" title={title} size="full">
      <div className={styles.game}>
        <PlayersOnly onLeave={leave}>
          <GameStage request={request} title={title} onLeave={leave} />
        </PlayersOnly>
      </div>
    </ModalFrame>
  );
});
