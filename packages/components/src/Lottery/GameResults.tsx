import { LotteryStore } from '@livery/stores';
import { EmptyState } from '@livery/ui';
import dayjs from 'dayjs';
import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { Balls } from './Balls.tsx';
import styles from './LotteryBetting.module.css';

/** The numbers a lottery has drawn lately. Source: requirements LOTT-12. */
export const GameResults = observer(function GameResults({ gameId }: { gameId: number }) {
  const stores = useStores();
  const draws = stores.of(LotteryStore).drawsOf().filter((draw) => draw.gameId === gameId);
  if (draws.length === 0) return <EmptyState title={stores.locale.t('lottery.noneOpened')} />;
  return (
    <ul role="list" className={styles.results}>
      {draws.map(({ numero, winningNumber, winningTime }) => (
        <li key={numero} className={styles.result}>
          <span>{stores.locale.t('lottery.draw', { numero })}</span>
          <Balls numero={numero} number={winningNumber} />
          <time dateTime={winningTime}>{dayjs(winningTime).format('YYYY/MM/DD HH:mm')}</time>
        </li>
      ))}
    </ul>
  );
});
