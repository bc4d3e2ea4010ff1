import type { CentreAction, DepositLimit } from '@livery/model';
import { Card } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { formatDateTime } from '../../core/dates/formatDateTime.ts';
import { useStores } from '../../core/stores.ts';
import { ActionButtons } from '../../centre/parts/ActionButtons.tsx';
import { moneyText, ReplyValue } from '../../centre/parts/ReplyValue.tsx';
import styles from './DepositDesk.module.css';

const periods = ['day', 'week', 'month'] as const;
const call = 'getDepositMethods';

/** The member's own deposit limits, with what is left of them, and how they are changed. */
export const DepositLimits = observer(function DepositLimits({
  limits,
}: {
  limits: readonly DepositLimit[];
}) {
  const { locale } = useStores();
  const [set, remove] = [useSetLimit(), useRemoveLimit()];
  const isLimited = limits.some(({ amount }) => amount !== undefined);
  return (
    <section className={styles.limits}>
      <h4>{locale.t('mc.deposit.limit.title')}</h4>
      {limits.length === 0 ? (
        <p className={styles.hint}>{locale.t('mc.deposit.limit.none')}</p>
      ) : (
        <dl className={styles.orderFacts}>
          {limits.map((limit) => (
            <div key={limit.period}>
              <dt>
                <ReplyValue
                  value={limit.period}
                  call={call}
                  path="limits.period"
                  texts="mc.deposit.limit.periods"
                />
              </dt>
              <dd>
                <LimitText limit={limit} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ActionButtons refresh={[call]} actions={isLimited ? [set, remove] : [set]} />
    </section>
  );
});

/** Asks for a limit before the first deposit, which the member may decline. */
export const FirstLimit = observer(function FirstLimit() {
  const { locale } = useStores();
  const set = useSetLimit();
  return (
    <Card tone="accent" className={styles.firstLimit}>
      <h4>{locale.t('mc.deposit.limit.title')}</h4>
      <p>{locale.t('mc.deposit.limit.first')}</p>
      <ActionButtons
        refresh={[call]}
        actions={[
          { ...set, tone: 'accent' },
          {
            label: locale.t('mc.deposit.limit.skip'),
            call: 'setDepositLimit',
            set: { period: 'day' },
          },
        ]}
      />
    </Card>
  );
});

const LimitText = observer(function LimitText({
  limit: { amount, left, nextAmount, nextAt },
}: {
  limit: DepositLimit;
}) {
  const stores = useStores();
  const { locale } = stores;
  const textOf = (value: number | undefined) =>
    value === undefined
      ? locale.t('mc.deposit.limit.none')
      : moneyText(stores, value, { meaning: 'spendable' });
  return (
    <>
      <bdi>
        {amount !== undefined && left !== undefined
          ? locale.t('mc.deposit.limit.left', { left: textOf(left), limit: textOf(amount) })
          : textOf(amount)}
      </bdi>
      {nextAt === undefined ? null : (
        <p className={styles.hint}>
          {locale.t('mc.deposit.limit.next', {
            time: formatDateTime(stores, nextAt, { dateStyle: 'medium', timeStyle: 'short' }),
            limit: textOf(nextAmount),
          })}
        </p>
      )}
    </>
  );
});

function useSetLimit(): CentreAction {
  const { locale } = useStores();
  return {
    label: locale.t('mc.deposit.limit.set'),
    call: 'setDepositLimit',
    confirm: locale.t('mc.deposit.limit.hint'),
    done: locale.t('mc.deposit.limit.saved'),
    ask: [
      usePeriodField(),
      {
        name: 'amount',
        kind: 'money',
        label: locale.t('mc.deposit.limit.amount'),
        required: true,
        min: 1,
      },
    ],
  };
}

function useRemoveLimit(): CentreAction {
  const { locale } = useStores();
  return {
    label: locale.t('mc.deposit.limit.remove'),
    call: 'setDepositLimit',
    confirm: locale.t('mc.deposit.limit.hint'),
    done: locale.t('mc.deposit.limit.saved'),
    ask: [usePeriodField()],
  };
}

function usePeriodField() {
  const { locale } = useStores();
  return {
    name: 'period',
    kind: 'choice' as const,
    label: locale.t('mc.deposit.limit.period'),
    required: true,
    options: periods.map((value) => ({
      value,
      label: locale.t(`mc.deposit.limit.periods.${value}`),
    })),
  };
}
