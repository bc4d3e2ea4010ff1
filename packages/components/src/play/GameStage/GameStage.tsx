import type { GameMessage, GameRequest } from '@livery/model';
import { PlayStore, WalletTransferStore, type MoneyStep } from '@livery/stores';
import { Button, ButtonGroup, EmptyState, ErrorState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { centreAddress } from '../../core/centreAddress.ts';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { useStores } from '../../core/stores.ts';
import { openGameWindow } from '../openGameWindow.ts';
import { GameBar } from './GameBar.tsx';
import { GameFrame } from './GameFrame.tsx';
import styles from './GameStage.module.css';
import { useFullScreen } from './useFullScreen.ts';
import { Waiting } from './Waiting.tsx';

/** Game with its bar, from the launch until the player leaves. Source: GAME-01, GAME-04. */
export const GameStage = observer(function GameStage({
  request,
  title,
  onLeave,
}: {
  request: GameRequest;
  title: string;
  onLeave: () => void;
}) {
  const stores = useStores();
  const { locale, page, vendors } = stores;
  const play = stores.get(PlayStore);
  const { step } = stores.get(WalletTransferStore);
  const stage = useRef<HTMLDivElement>(null);
  const { full, toggle } = useFullScreen(stage);
  const { vendorCode, gameType, nodeId, room, selection, back } = request;
  const { eventId, market, pick } = selection ?? {};
  const [leaving, setLeaving] = useState(false);
  const open = (): void => {
    setLeaving(false);
    void play.open(request);
  };
  const openAgain = (): void => {
    play.onEmpty();
    open();
  };
  const openInWindow = async (): Promise<void> => {
    play.onEmpty();
    if (await openGameWindow(stores, request)) leave();
  };
  const leave = (): void => {
    setLeaving(true);
    onLeave();
  };
  useEffect(() => {
    void play.open({
      vendorCode,
      gameType,
      ...(nodeId === undefined ? {} : { nodeId }),
      ...(room === undefined ? {} : { room }),
      ...(eventId !== undefined && market !== undefined && pick !== undefined
        ? { selection: { eventId, market, pick } }
        : {}),
      ...(back === undefined ? {} : { back }),
    });
    return () => void play.leave();
  }, [play, vendorCode, gameType, nodeId, room, eventId, market, pick, back]);

  useEffect(() => {
    const onChange = (): void => play.onVisibilityChange(document.visibilityState === 'visible');
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [play]);

  const onMessage = (message: GameMessage): void => {
    play.onMessage(message);
    if (message.type === 'lobby') leave();
    if (message.type === 'cashier') {
      const deposit = centreAddress(stores, 'mc.depositv2');
      if (deposit !== undefined) page.go(deposit);
    }
  };

  return (
    <div ref={stage} className={styles.stage}>
      <GameBar full={full} onFullScreen={toggle} onLeave={leave} />
      <p role="status" className={styles.slow}>
        {play.mayBeEmpty ? (
          <>
            {locale.t(play.slow ? 'play.slow' : 'play.empty')}{' '}
            <Button size="small" variant="link" onClick={openAgain}>
              {locale.t('games.retry')}
            </Button>
            {windowButton('small')}
          </>
        ) : null}
      </p>
      <div className={styles.content}>{content()}</div>
    </div>
  );

  /** A window of the brand's own page, unless the game is in one. */
  function windowButton(size: 'small' | 'medium'): ReactNode {
    if (window.opener) return null;
    const variant = size === 'small' ? 'link' : 'soft';
    return (
      <Button size={size} variant={variant} onClick={() => void openInWindow()}>
        {locale.t('play.openWindow')}
      </Button>
    );
  }

  function content(): ReactNode {
    const { state } = play;
    const leaveButton = (
      <Button variant="soft" tone="neutral" onClick={leave}>
        {locale.t('play.leave')}
      </Button>
    );
    if (state.status === 'open')
      return (
        <div className={styles.game}>
          {/* A game with messages shows its own progress; another may be blank until it has loaded. */}
          {state.frame.speaks === 'none' && !play.ready ? <Waiting /> : null}
          <GameFrame
            key={state.number}
            launch={state.launch}
            settings={state.frame}
            title={title}
            leaving={leaving}
            onLoad={play.onLoad}
            onBlocked={play.onBlocked}
            onMessage={onMessage}
          />
        </div>
      );
    if (state.status === 'blocked')
      return (
        <ErrorState
          live="alert"
          title={locale.t('play.failed')}
          text={locale.t('play.notAllowed')}
          retryLabel={locale.t('games.retry')}
          onRetry={open}
          action={
            <ButtonGroup align="center">
              {windowButton('medium')}
              {leaveButton}
            </ButtonGroup>
          }
        />
      );
    if (state.status === 'ended')
      return (
        <EmptyState
          icon="clock"
          title={locale.t('play.endedTitle')}
          text={locale.t('play.ended')}
          action={
            <ButtonGroup align="center">
              <Button onClick={open}>{locale.t('play.again')}</Button>
              {leaveButton}
            </ButtonGroup>
          }
        />
      );
    if (state.status === 'failed') {
      return (
        <ErrorState
          live="alert"
          title={locale.t(state.cause === 'money' ? 'play.moneyFailed' : 'play.failed')}
          text={<ErrorSentence error={state.error} />}
          retryLabel={locale.t('games.retry')}
          onRetry={open}
          action={leaveButton}
        />
      );
    }
    if (step)
      return (
        <Waiting text={stepText(step)} values={{ vendor: vendors.vendorName(step.vendorCode) }} />
      );
    return leaving ? null : <Waiting />;
  }
});

function stepText({ direction, isConfirming }: MoneyStep) {
  if (isConfirming) return 'play.moneyAsking';
  return direction === 'in' ? 'play.moneyIn' : 'play.moneyOut';
}
