import { LotteryStore, valueOf, type TimedLottery } from '@livery/stores';
import { EmptyState, ErrorState, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { errorText } from '../../core/errorText.ts';
import { useStores } from '../../core/stores.ts';
import { Balls } from './Balls.tsx';
import styles from '../LotteryBet/LotteryBetting.module.css';
import { Moment } from './Moment.tsx';

/**
 * The numbers a lottery has drawn lately; with the next draw they are asked for again. Source:
 * requirements LOTT-12.
 */
export const GameResults = observer(function GameResults({
  game: { gameId, numero },
}: {
  game: TimedLottery;
}) {
  const stores = useStores();
  const { locale } = stores;
  const store = stores.of(LotteryStore);
  useEffect(
    () => void store.opened.refresh(store.openedRequestOf(gameId)),
    [store, gameId, numero],
  );
  const state = store.opened.at(store.openedRequestOf(gameId));
  const draws = valueOf(state)?.filter((draw) => draw.gameId === gameId);
  if (!draws && state.status === 'failed')
    return (
      <ErrorState
        text={errorText(stores, state.error)}
        retryLabel={locale.t('games.retry')}
        onRetry={() => void store.opened.refresh(store.openedRequestOf(gameId))}
      />
    );
  if (!draws)
    return (
      <div role="status" aria-label={locale.t('games.loading')}>
        <Skeleton shape="line" lines={6} />
      </div>
    );
  if (draws.length === 0) return <EmptyState title={locale.t('lottery.noneOpened')} />;
  return (
    <ul role="list" className={styles.results}>
      {draws.map((draw) => (
        <li key={draw.numero} className={styles.result}>
          <span>{locale.t('lottery.draw', { numero: draw.numero })}</span>
          <Balls numero={draw.numero} number={draw.winningNumber} />
          <Moment at={draw.winningTime} />
        </li>
      ))}
    </ul>
  );
});
