import type { GameRequest } from '@livery/model';
import { gameAddress, gameRequestOf, PlayStore } from '@livery/stores';
import { Button, EmptyState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { ArrivalGate } from '../GameStage/ArrivalGate.tsx';
import { GameStage } from '../GameStage/GameStage.tsx';
import { PlayersOnly } from '../GameStage/PlayersOnly.tsx';
import { Waiting } from '../GameStage/Waiting.tsx';
import { launchTarget } from '../launchTarget.ts';
import { PvpRooms } from '../PvpRooms/PvpRooms.tsx';
import { launchGame } from '../launchGame.ts';
import { useStores } from '../../core/stores.ts';
import { useVendorName } from '../../core/vendors/useVendorName.ts';
import styles from './GamePlay.module.css';

export const GamePlay = observer(function GamePlay() {
  const { locale, page, site } = useStores();
  const { search } = page;
  const request = gameRequestOf(search);
  // The server does not know the address, so the game in it is rendered after the first effects.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  if (!isMounted)
    return (
      <div className={styles.page}>
        <h1 className={styles.heading}>{locale.t('route.game.title')}</h1>
        <Waiting />
      </div>
    );
  if (!request) {
    return (
      <div className={styles.page}>
        <h1 className={styles.heading}>{locale.t('route.game.title')}</h1>
        <EmptyState
          icon="gamepad-2"
          title={locale.t('play.noGame')}
          text={locale.t('play.noGameText')}
          action={<Button href={site.routePath('home') ?? '/'}>{locale.t('nav.home')}</Button>}
        />
      </div>
    );
  }
  // Not by the query, because a change of language replaces it and must not launch the game again.
  return <RequestedGame key={gameAddress('', request)} request={request} />;
});

const RequestedGame = observer(function RequestedGame({ request }: { request: GameRequest }) {
  const stores = useStores();
  const { locale, page, site } = stores;
  const target = launchTarget(site.config.site, request);
  const leave = async (): Promise<void> => {
    const play = stores.get(PlayStore);
    // A window that the lobby opened is closed, because the lobby is still open. The money is
    // transferred back before, because closing the window would cancel the request.
    if (window.opener) {
      await play.leave();
      window.close();
    }
    page.go(play.backOf(request), { isReturn: true });
  };
  const title = locale.t('play.title', { vendor: useVendorName(request.vendorCode) });
  // Lotteries open on the lottery page.
  useEffect(() => {
    if (target === 'lottery') launchGame(stores, request);
  }, [target, request, stores]);
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{title}</h1>
      <PlayersOnly onLeave={() => void leave()}>{content()}</PlayersOnly>
    </div>
  );

  function content(): ReactNode {
    if (target === 'lottery') return <Waiting />;
    if (target === 'rooms')
      return (
        <PvpRooms request={request} onChoose={(room) => launchGame(stores, { ...request, room })} />
      );
    return (
      <ArrivalGate vendorCode={request.vendorCode} onLeave={() => void leave()}>
        <GameStage request={request} title={title} onLeave={() => void leave()} />
      </ArrivalGate>
    );
  }
});
