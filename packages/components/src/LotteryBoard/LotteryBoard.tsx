import { gameImagePath, type LotteryBoardProps } from '@livery/contract';
import { LotteryStore, type Loadable, type TimedLottery } from '@livery/stores';
import { Icon, Image, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { openGame } from '../openGame.ts';
import { ResourceSection } from '../ResourceSection/ResourceSection.tsx';
import { useStores } from '../stores.ts';
import { useHydrated } from '../useHydrated.ts';
import { useResource } from '../useResource.ts';
import { countdown } from './countdown.ts';
import styles from './LotteryBoard.module.css';

const skeletons = 8;
const waiting: Loadable<never> = { status: 'idle' };

export const LotteryBoard = observer(function LotteryBoard({ title, gameType, look = 'cards' }: LotteryBoardProps) {
  const stores = useStores();
  const store = stores.of(LotteryStore);
  const state = useResource(store.menu, store.menuRequest);
  useResource(store.opened, store.openedRequest);
  const hydrated = useHydrated();
  const { page: { search } } = stores;
  const query = new URLSearchParams(search);
  const vendor = query.get('vendor');
  const games = store.gamesOf(gameType).filter(({ vassalage }) => vendor === null || vendor === vassalage);
  // With the next draw the menu is another one.
  useEffect(() => {
    if (state.status !== 'ready' && state.status !== 'failed') return undefined;
    const timer = setTimeout(() => store.refresh(), store.refreshDelayMs(gameType, stores.time.nowMs));
    return () => clearTimeout(timer);
  }, [store, stores, state, gameType]);
  return (
    <ResourceSection
      title={title} level={1} state={hydrated ? state : waiting} isEmpty={() => games.length === 0} empty="lottery.none" onRetry={() => void store.menu.refresh(store.menuRequest)}
      skeleton={<ul role="list" className={styles.list} data-look={look}>{[...Array(skeletons).keys()].map((index) => <li key={index} className={styles.waiting}><Skeleton /></li>)}</ul>}
    >
      {() => (
        <ul role="list" className={styles.list} data-look={look}>
          {games.map((game) => <li key={game.gameId}><LotteryLine game={game} marked={query.get('gameCode') === String(game.gameId)} /></li>)}
        </ul>
      )}
    </ResourceSection>
  );
});

const LotteryLine = observer(function LotteryLine({ game, marked }: { game: TimedLottery; marked: boolean }) {
  const stores = useStores();
  const { locale, site, vendors } = stores;
  const { gameId, gameName, gameType, vassalage, remark, numero, isHot } = game;
  const last = stores.of(LotteryStore).lastDrawOf(gameId);
  const { openedDigits } = site.config.site.lottery;
  return (
    <div className={styles.line} data-marked={marked ? '' : undefined}>
      <span className={styles.picture}><Image src={site.imageUrls(gameImagePath({ gameType, vassalage, nodeId: gameId }))} alt="" ratio="1:1" fallbackText={gameName} tint={vassalage} /></span>
      <span className={styles.words}>
        <button type="button" className={styles.name} onClick={() => void openGame(stores, { nodeId: gameId, gameType, vassalage })}>{gameName}</button>
        {isHot === 1 ? <Icon name="flame" size="small" label={locale.t('games.hot')} className={styles.hot} /> : null}
        <span className={styles.remark}>{vendors.vendorName(vassalage)}{remark === undefined ? null : <> · {remark}</>}</span>
      </span>
      <span className={styles.draw}>
        <small>{locale.t('lottery.draw', { numero })}</small>
        <Countdown game={game} />
      </span>
      {last ? (
        <span className={styles.balls} role="img" aria-label={locale.t('lottery.last', { numero: last.numero, number: last.winningNumber.slice(0, openedDigits) })}>
          {Array.from(last.winningNumber.slice(0, openedDigits)).map((digit, index) => <span key={index} className={styles.ball} aria-hidden="true">{digit}</span>)}
        </span>
      ) : <span className={styles.balls} />}
    </div>
  );
});

/** Alone looks at the clock: a second costs one small text a line. */
const Countdown = observer(function Countdown({ game: { fewinTime, lockTime } }: { game: TimedLottery }) {
  const { locale, time } = useStores();
  const seconds = Math.max(0, Math.ceil((fewinTime - time.nowMs) / 1000));
  if (seconds <= lockTime) return <strong className={styles.time} data-locked="">{locale.t('lottery.locked')}</strong>;
  return <strong className={styles.time} role="timer" aria-live="off">{countdown(seconds)}</strong>;
});
