import type { ModalProps } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { PlayersOnly } from '../GameStage/PlayersOnly.tsx';
import { PvpRooms } from '../PvpRooms/PvpRooms.tsx';
import { launchGame } from '../launchGame.ts';
import { useStores } from '../../core/stores.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';

/** Choice of the room before a PVP game opens. Source: GAME-03. */
export const PvpRoomsModal = observer(function PvpRoomsModal(request: ModalProps['pvpRooms']) {
  const stores = useStores();
  const { locale, modals } = stores;
  useClosedByNavigation('pvpRooms');
  const leave = (): void => void modals.hide('pvpRooms');
  return (
    <ModalFrame name="pvpRooms" title={locale.t('play.roomChoose')}>
      <PlayersOnly onLeave={leave}>
        <PvpRooms
          request={request}
          onChoose={(room) => {
            leave();
            launchGame(stores, { ...request, room });
          }}
        />
      </PlayersOnly>
    </ModalFrame>
  );
});
