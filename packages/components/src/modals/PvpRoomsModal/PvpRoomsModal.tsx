import type { ModalProps } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { PlayersOnly } from '../../GameStage/PlayersOnly.tsx';
import { PvpRooms } from '../../PvpRooms/PvpRooms.tsx';
import { startGame } from '../../startGame.ts';
import { useStores } from '../../stores.ts';
import { ModalFrame } from '../ModalFrame.tsx';
import { useClosedByNavigation } from '../useClosedByNavigation.ts';

/** Which room it shall be, before a game of several opens. Source: requirements GAME-03. */
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
            startGame(stores, { ...request, room });
          }}
        />
      </PlayersOnly>
    </ModalFrame>
  );
});
