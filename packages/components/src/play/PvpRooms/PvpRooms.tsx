import type { GameRequest, PvpRoom } from '@livery/model';
import { pvpRoomsQuery } from '@livery/stores';
import { Button, OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ResourceSection } from '../../core/ResourceSection/ResourceSection.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import { useVendorName } from '../../core/vendors/useVendorName.ts';
import styles from './PvpRooms.module.css';

const skeletonCount = 4;

/** Rooms of a PVP provider with stakes and players. Source: GAME-03. */
export const PvpRooms = observer(function PvpRooms({
  request: { vendorCode, nodeId },
  onChoose,
}: {
  request: GameRequest;
  onChoose: (room: string) => void;
}) {
  const { locale } = useStores();
  const vendorName = useVendorName(vendorCode);
  const rooms = useQuery(pvpRoomsQuery, { request: { vassalage: vendorCode } });
  return (
    <ResourceSection
      title={locale.t('play.rooms', { vendor: vendorName })}
      resource={rooms}
      loadingText="state.loading"
      emptyText="play.roomsNone"
      skeleton={<Skeleton shape="line" lines={skeletonCount} />}
    >
      {(all) => (
        <ul role="list" className={styles.rooms}>
          {roomsOf(all, nodeId).map((room) => (
            <li key={room.roomId}>
              <Room room={room} onChoose={() => onChoose(room.roomId)} />
            </li>
          ))}
        </ul>
      )}
    </ResourceSection>
  );
});

/** Returns the rooms of the chosen game; all of the provider's if it names no rooms of the game. */
function roomsOf(rooms: readonly PvpRoom[], nodeId: number | undefined): readonly PvpRoom[] {
  const own = rooms.filter((room) => nodeId !== undefined && room.nodeId === nodeId);
  return own.length === 0 ? rooms : own;
}

const Room = observer(function Room({
  room: { displayName, minBet, maxBet, players },
  onChoose,
}: {
  room: PvpRoom;
  onChoose: () => void;
}) {
  const { locale } = useStores();
  const stakes =
    minBet === undefined || maxBet === undefined
      ? undefined
      : locale.t('play.roomStakes', {
          min: locale.formatMoney(minBet, { meaning: 'payable' }),
          max: locale.formatMoney(maxBet, { meaning: 'spendable' }),
        });
  const seated = players === undefined ? undefined : locale.t('play.roomPlayers', { players });
  return (
    <div className={styles.room}>
      <span className={styles.words}>
        <strong>
          <OperatorText>{displayName}</OperatorText>
        </strong>
        <span className={styles.facts}>
          {[stakes, seated].filter((fact) => fact !== undefined).join(' · ')}
        </span>
      </span>
      <Button
        size="small"
        aria-label={locale.t('play.roomEnter', { room: displayName })}
        onClick={onChoose}
      >
        {locale.t('games.playNow')}
      </Button>
    </div>
  );
});
