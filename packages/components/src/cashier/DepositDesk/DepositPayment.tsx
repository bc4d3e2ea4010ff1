import type { DepositOrder, TextKey } from '@livery/model';
import { CentreStore, depositLists, DepositStore, isPayable, missingProofs } from '@livery/stores';
import { Button, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { QrCode } from '../../core/QrCode/QrCode.tsx';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { TimeLeft } from '../../centre/ActionCards/TimeLeft.tsx';
import { ActionButtons } from '../../centre/parts/ActionButtons.tsx';
import { ReplyValue } from '../../centre/parts/ReplyValue.tsx';
import { useCall } from '../../centre/parts/useCall.ts';
import { statusTones } from './statusTones.ts';
import styles from './DepositDesk.module.css';

const call = 'getDeposit';

/** What follows a status; unknown ones have no text. */
const nextTexts: ReadonlyMap<string, TextKey> = new Map([
  ['created', 'mc.deposit.next.created'],
  ['pending', 'mc.deposit.next.pending'],
  ['success', 'mc.deposit.next.success'],
  ['failed', 'mc.deposit.next.failed'],
  ['expired', 'mc.deposit.next.expired'],
]);

/**
 * How a deposit is paid, and its status, which is requested again until it is final. The same page
 * continues a deposit after a reload or the return from the provider.
 */
export const DepositPayment = observer(function DepositPayment({
  orderId,
  refreshMs,
}: {
  orderId: string;
  refreshMs: number;
}) {
  const stores = useStores();
  const { locale } = stores;
  const reply = useCall(call, { orderId });
  const order = reply.value;
  const isOpen = order !== undefined && isPayable(order);
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') reply.retry();
  });
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => refresh(), refreshMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [isOpen, refreshMs]);
  const status = order?.status;
  const spread = useEffectEvent(() => stores.get(DepositStore).followStatus());
  useEffect(() => {
    if (status !== undefined) spread();
  }, [status]);
  return (
    <section className={styles.desk}>
      <Button
        variant="link"
        size="small"
        iconStart="chevron-left"
        href={stores.get(CentreStore).addressOf('mc.depositv2')}
      >
        {locale.t('mc.deposit.back')}
      </Button>
      <ResourceView
        resource={reply}
        loadingText="centre.loading"
        skeleton={<Skeleton shape="line" lines={6} />}
      >
        {(value) => <Order order={value} isOpen={isOpen} />}
      </ResourceView>
    </section>
  );
});

const Order = observer(function Order({ order, isOpen }: { order: DepositOrder; isOpen: boolean }) {
  const { locale } = useStores();
  const { orderId, status, expiresAt, payUrl, qr, canCancel } = order;
  const nextText = nextTexts.get(status);
  const maxPictures = missingProofs(order);
  return (
    <>
      <p role="status" className={styles.statusLine}>
        <ReplyValue
          value={status}
          call={call}
          path="status"
          texts="mc.deposit.status"
          tones={statusTones}
        />{' '}
        {nextText === undefined ? null : locale.t(nextText)}
      </p>
      <Facts order={order} />
      {isOpen ? <TimeLeft label={locale.t('mc.deposit.payUntil')} end={expiresAt} /> : null}
      {isOpen && qr !== undefined ? (
        <div className={styles.qr}>
          <QrCode text={qr} label={locale.t('mc.deposit.qr')} />
        </div>
      ) : null}
      {isOpen && payUrl !== undefined ? (
        <Button href={payUrl} iconEnd="external-link">
          {locale.t('mc.deposit.goToPayment')}
        </Button>
      ) : null}
      <ActionButtons
        row={{ ...order }}
        refresh={[call, ...depositLists]}
        actions={[
          ...(maxPictures > 0
            ? [
                {
                  label: locale.t('mc.deposit.sendProof'),
                  tone: 'accent' as const,
                  call: 'sendDepositProof',
                  set: { orderId },
                  ask: [
                    {
                      name: 'images',
                      kind: 'images' as const,
                      label: locale.t('mc.deposit.proof'),
                      required: true,
                      max: maxPictures,
                    },
                  ],
                  done: locale.t('mc.deposit.proofSent'),
                },
              ]
            : []),
          ...(canCancel === true
            ? [
                {
                  label: locale.t('mc.deposit.cancel'),
                  call: 'cancelDeposit',
                  set: { orderId },
                  confirm: locale.t('mc.deposit.cancelAsk'),
                  detail: {
                    fields: [
                      {
                        path: 'payAmount',
                        label: locale.t('mc.deposit.toPay'),
                        format: 'money' as const,
                      },
                      { path: 'methodName', label: locale.t('mc.deposit.method') },
                    ],
                  },
                },
              ]
            : []),
        ]}
      />
    </>
  );
});

/** Amounts of a deposit, and the account to which the member transfers. */
const Facts = observer(function Facts({ order }: { order: DepositOrder }) {
  const { locale } = useStores();
  const { payee, credited, amount, reason } = order;
  const rows = [
    ['mc.deposit.toPay', 'payAmount', order.payAmount],
    ['mc.deposit.amount', 'amount', amount],
    ['mc.deposit.credited', 'credited', credited],
    ['mc.deposit.method', 'methodName', order.methodName],
    ['mc.record.id', 'orderId', order.orderId],
    ['mc.deposit.payeeName', 'payee.name', payee?.name],
    ['mc.deposit.payeeBank', 'payee.bank', payee?.bank],
    ['mc.deposit.payeeAccount', 'payee.account', payee?.account],
    ['mc.deposit.reference', 'reference', order.reference],
    ['mc.deposit.reason', 'reason', reason],
  ] as const;
  return (
    <dl className={styles.orderFacts}>
      {rows.map(([label, path, value]) =>
        value === undefined ? null : (
          <div key={path}>
            <dt>{locale.t(label)}</dt>
            <dd>
              <ReplyValue value={value} call={call} path={path} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
});
