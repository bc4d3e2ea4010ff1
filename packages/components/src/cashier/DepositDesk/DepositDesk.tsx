import type { DepositDeskProps, DepositMethodsReply } from '@livery/model';
import { CentreStore } from '@livery/stores';
import { Button, Card, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { TimeLeft } from '../../centre/ActionCards/TimeLeft.tsx';
import { moneyText, ReplyValue } from '../../centre/parts/ReplyValue.tsx';
import { useCall } from '../../centre/parts/useCall.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositLimits, FirstLimit } from './DepositLimits.tsx';
import { DepositPayment } from './DepositPayment.tsx';
import { statusTones } from './statusTones.ts';
import styles from './DepositDesk.module.css';

export const DepositDesk = observer(function DepositDesk({
  title,
  refreshMs = 5_000,
}: DepositDeskProps) {
  const orderId = useStores().get(CentreStore).param('order');
  return orderId === '' ? (
    <NewDeposit title={title} />
  ) : (
    <DepositPayment key={orderId} orderId={orderId} refreshMs={refreshMs} />
  );
});

const NewDeposit = observer(function NewDeposit({ title }: { title: string }) {
  const methods = useCall('getDepositMethods', {});
  return (
    <section className={styles.desk}>
      <h3>{title}</h3>
      <ResourceView
        resource={methods}
        loadingText="centre.loading"
        skeleton={<Skeleton shape="line" lines={6} />}
        isEmpty={({ list }) => list.length === 0}
        emptyText="mc.deposit.noMethods"
      >
        {({ list, open = [], bonuses = [], limits, needsLimit }) => (
          <>
            <OpenDeposits orders={open} />
            {needsLimit === true ? (
              <FirstLimit />
            ) : (
              <>
                {limits ? <DepositLimits limits={limits} /> : null}
                <DepositForm methods={list} bonuses={bonuses} limits={limits ?? []} />
              </>
            )}
          </>
        )}
      </ResourceView>
    </section>
  );
});

/** Deposits that can still be paid. */
const OpenDeposits = observer(function OpenDeposits({
  orders,
}: {
  orders: NonNullable<DepositMethodsReply['open']>;
}) {
  const stores = useStores();
  const { locale } = stores;
  const centre = stores.get(CentreStore);
  if (orders.length === 0) return null;
  return (
    <div className={styles.open}>
      <h4>{locale.t('mc.deposit.open')}</h4>
      <ul role="list" className={styles.orders}>
        {orders.map(({ orderId, methodName, amount, status, expiresAt }) => (
          <li key={orderId}>
            <Card className={styles.order}>
              <p className={styles.orderTitle}>
                <bdi>{methodName}</bdi> <strong>{moneyText(stores, amount)}</strong>
              </p>
              <ReplyValue
                value={status}
                call="getDepositMethods"
                path="open.status"
                texts="mc.deposit.status"
                tones={statusTones}
              />
              <TimeLeft label={locale.t('mc.deposit.payUntil')} end={expiresAt} />
              <Button size="small" href={centre.addressOf('mc.depositv2', { order: orderId })}>
                {locale.t('mc.deposit.continue')}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
});
