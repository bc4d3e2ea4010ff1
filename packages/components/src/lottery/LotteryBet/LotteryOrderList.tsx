import type { LottOrder } from '@livery/model';
import { LotteryHistoryStore } from '@livery/stores';
import { Badge, OperatorText, Skeleton, type BadgeProps } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Pager } from '../../core/paging/Pager.tsx';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { entryOf, wordText } from '../../core/wordText.ts';
import { useStores } from '../../core/stores.ts';
import { Balls } from '../Lottery/Balls.tsx';
import styles from './LotteryBetting.module.css';
import { DrawTime } from '../Lottery/DrawTime.tsx';
import { optionTexts, orderStatusTexts, playTypeTexts } from '../Lottery/lotteryTexts.ts';
import { OwnLotteries } from '../Lottery/OwnLotteries.tsx';

/** The member's bets with their results, in pages. */
export function LotteryOrderList() {
  return (
    <OwnLotteries icon="history" trial={false}>
      <Orders />
    </OwnLotteries>
  );
}

const Orders = observer(function Orders() {
  const history = useStores().get(LotteryHistoryStore);
  const { pageNo, state } = history;
  useEffect(() => void history.refresh(), [history, pageNo]);
  return (
    <ResourceView
      resource={{ state, retry: () => void history.refresh() }}
      loadingText="state.loading"
      skeleton={<Skeleton shape="line" lines={6} />}
      isEmpty={({ orders }) => orders.length === 0}
      emptyText="lottery.noOrders"
      emptyIcon="history"
    >
      {({ orders, totalPages = pageNo }) => (
        <>
          <ul role="list" className={styles.orders}>
            {orders.map((order) => (
              <li key={order.orderId}>
                <OrderLine order={order} />
              </li>
            ))}
          </ul>
          <Pager pageNo={pageNo} pageCount={totalPages} onPage={history.setPage} />
        </>
      )}
    </ResourceView>
  );
});

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  placed: 'neutral',
  won: 'positive',
  lost: 'neutral',
  refunded: 'warning',
};

const OrderLine = observer(function OrderLine({ order }: { order: LottOrder }) {
  const { locale } = useStores();
  const {
    gameName,
    numero,
    playType,
    picks,
    betCount,
    multiple,
    stake,
    prize,
    status,
    placedAt,
    winningNumber,
  } = order;
  return (
    <article className={styles.order} aria-label={`${gameName} ${numero}`}>
      <strong>
        <OperatorText>{gameName}</OperatorText>
      </strong>
      <Badge tone={entryOf(tones, status) ?? 'neutral'}>
        {wordText(locale, orderStatusTexts, status)}
      </Badge>
      <span>{locale.t('lottery.draw', { drawNumber: numero })}</span>
      <span>
        {wordText(locale, playTypeTexts, playType)}:{' '}
        {picks
          .map((line) => line.map((option) => wordText(locale, optionTexts, option)).join(' '))
          .join(' | ')}
      </span>
      <span>
        {betCount} × {multiple} · {locale.t('lottery.stake')} {locale.formatMoney(stake)}
      </span>
      {status === 'won' && prize !== undefined ? (
        <span className={styles.won}>
          {locale.t('lottery.prize')} {locale.formatMoney(prize)}
        </span>
      ) : null}
      {winningNumber === undefined ? null : <Balls drawNumber={numero} number={winningNumber} />}
      {placedAt === undefined ? null : <DrawTime at={placedAt} />}
    </article>
  );
});
