import type { LottOrder } from '@livery/contract';
import { LotteryOrdersStore, valueOf } from '@livery/stores';
import { Badge, EmptyState, ErrorState, Pagination, Skeleton } from '@livery/ui';
import dayjs from 'dayjs';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { errorText } from '../errorText.ts';
import { LoginLink } from '../LoginLink/LoginLink.tsx';
import { useStores } from '../stores.ts';
import { Balls } from './Balls.tsx';
import styles from './LotteryBetting.module.css';
import { optionText } from './optionText.ts';

/** The member's bets on draws, page by page, and what came of each. */
export const LotteryOrderList = observer(function LotteryOrderList() {
  const stores = useStores();
  const { locale, session } = stores;
  const orders = stores.of(LotteryOrdersStore);
  const { pageNo, historyRequest } = orders;
  useEffect(() => {
    if (session.isMember) void orders.history.refresh(orders.historyRequest);
  }, [orders, pageNo, session.isMember]);
  if (session.confirmed && !session.isMember) return <EmptyState icon="history" title={locale.t('lottery.membersOnly')} action={session.isGuest ? <LoginLink /> : undefined} />;
  const state = orders.history.at(historyRequest);
  const page = valueOf(state);
  if (!page && state.status === 'failed') return <ErrorState text={errorText(stores, state.error)} retryLabel={locale.t('games.retry')} onRetry={() => void orders.history.refresh(historyRequest)} />;
  if (!page) return <div role="status" aria-label={locale.t('games.loading')}><Skeleton shape="line" lines={6} /></div>;
  if (page.orders.length === 0) return <EmptyState icon="history" title={locale.t('lottery.noOrders')} />;
  return (
    <>
      <ul role="list" className={styles.orders}>{page.orders.map((order) => <li key={order.orderId}><OrderLine order={order} /></li>)}</ul>
      {page.totalPages > 1 ? (
        <Pagination
          label={locale.t('pager.label')} page={pageNo} pageCount={page.totalPages} text={locale.t('pager.status', { page: pageNo, pages: page.totalPages })} onPage={orders.setPage}
          labels={{ first: locale.t('pager.first'), previous: locale.t('pager.previous'), next: locale.t('pager.next'), last: locale.t('pager.last') }}
        />
      ) : null}
    </>
  );
});

const tones = { placed: 'neutral', won: 'positive', lost: 'neutral', refunded: 'warning' } as const;

const OrderLine = observer(function OrderLine({ order }: { order: LottOrder }) {
  const { locale } = useStores();
  const { gameName, numero, playType, picks, betCount, multiple, stake, prize, status, placedAt, winningNumber } = order;
  return (
    <article className={styles.order} aria-label={`${gameName} ${numero}`}>
      <strong>{gameName}</strong>
      <Badge tone={tones[status]}>{locale.t(`lottery.status.${status}`)}</Badge>
      <span>{locale.t('lottery.draw', { numero })}</span>
      <span>{locale.t(`lottery.play.${playType}`)}: {picks.map((line) => line.map((option) => optionText(locale, option)).join(' ')).join(' | ')}</span>
      <span>{betCount} × {multiple} · {locale.t('lottery.stake')} {locale.formatMoney(stake)}</span>
      {status === 'won' ? <span className={styles.won}>{locale.t('lottery.prize')} {locale.formatMoney(prize)}</span> : null}
      {winningNumber === undefined ? null : <Balls numero={numero} number={winningNumber} />}
      <time dateTime={placedAt}>{dayjs(placedAt).format('YYYY/MM/DD HH:mm:ss')}</time>
    </article>
  );
});
