import { LotteryStore, type TimedLottery } from '@livery/stores';
import { Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { Balls } from './Balls.tsx';
import styles from '../LotteryBet/LotteryBetting.module.css';
import { DrawTime } from './DrawTime.tsx';

/** Latest draw results of a lottery, requested again with each new draw. Source: LOTT-12. */
export const GameResults = observer(function GameResults({
  game: { gameId, numero },
}: {
  game: TimedLottery;
}) {
  const stores = useStores();
  const { locale } = stores;
  const store = stores.get(LotteryStore);
  const request = store.openedRequestOf(gameId);
  const refresh = useEffectEvent(() => void store.opened.refresh(request));
  useEffect(() => refresh(), [store, gameId, numero]);
  return (
    <ResourceView
      resource={{
        state: store.opened.at(request),
        retry: () => void store.opened.refresh(request),
      }}
      loadingText="state.loading"
      skeleton={<Skeleton shape="line" lines={6} />}
      isEmpty={(draws) => !draws.some((draw) => draw.gameId === gameId)}
      emptyText="lottery.noneOpened"
    >
      {(draws) => (
        <ul role="list" className={styles.results}>
          {draws
            .filter((draw) => draw.gameId === gameId)
            .map((draw) => (
              <li key={draw.numero} className={styles.result}>
                <span>{locale.t('lottery.draw', { drawNumber: draw.numero })}</span>
                <Balls drawNumber={draw.numero} number={draw.winningNumber} />
                {draw.winningTime === undefined ? null : <DrawTime at={draw.winningTime} />}
              </li>
            ))}
        </ul>
      )}
    </ResourceView>
  );
});
