import type { GameRequest } from '@livery/model';
import { gameRequestOf, PlayStore } from '@livery/stores';
import { Button, EmptyState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { GameStage } from '../GameStage/GameStage.tsx';
import { PlayersOnly } from '../GameStage/PlayersOnly.tsx';
import { Waiting } from '../GameStage/Waiting.tsx';
import { launchTarget } from '../launchTarget.ts';
import { PvpRooms } from '../PvpRooms/PvpRooms.tsx';
import { launchGame } from '../launchGame.ts';
import { useStores } from '../../core/stores.ts';
import styles from './GamePlay.module.css';

export const GamePlay = observer(function GamePlay() {
  const { locale, page, site } = useStores();
  const { search } = page;
  const request = gameRequestOf(search);
  // The server knows no address: what it names is there after the first effects.
  const [started, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  if (!started)
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
  return <AskedGame key={search} request={request} />;
});

const AskedGame = observer(function AskedGame({ request }: { request: GameRequest }) {
  const stores = useStores();
  const { locale, page, site, vendors } = stores;
  const target = launchTarget(site.config.site, request);
  const leave = async (): Promise<void> => {
    const play = stores.get(PlayStore);
    // In a window the lobby opened, the lobby is still there. What is under way when a window
    // closes is lost: the money is home before.
    if (window.opener) {
      await play.leave();
      window.close();
    }
    page.go(play.backOf(request));
  };
  const title = locale.t('play.title', { vendor: vendors.vendorName(request.vendorCode) });
  // Its own page has it.
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
    return <GameStage request={request} title={title} onLeave={() => void leave()} />;
  }
});
