import type { CentreField, DepositBonus, DepositLimit, DepositMethod } from '@livery/model';
import { CentreCallStore, depositRange, DepositStore, isUsable } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId, useMemo, useState } from 'react';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { useStores } from '../../core/stores.ts';
import { FormSummary } from '../../centre/parts/form/FormSummary.tsx';
import { FormFields } from '../../centre/parts/form/FormFields.tsx';
import { formOf, requestOfForm } from '../../centre/parts/form/formFields.ts';
import { useCallForm } from '../../centre/parts/form/useCallForm.ts';
import { useIsGone } from '../../centre/parts/useIsGone.ts';
import { moneyText } from '../../centre/parts/ReplyValue.tsx';
import { bonusTerms } from './bonusTerms.ts';
import { DepositMethods } from './DepositMethods.tsx';
import styles from './DepositDesk.module.css';

/** Form of a new deposit: method, amount, and what the method needs besides. */
export const DepositForm = observer(function DepositForm({
  methods,
  bonuses,
  limits,
}: {
  methods: readonly DepositMethod[];
  bonuses: readonly DepositBonus[];
  limits: readonly DepositLimit[];
}) {
  const { locale } = useStores();
  const isGone = useIsGone();
  const usable = methods.filter(isUsable);
  const [methodId, setMethodId] = useState<string>();
  const method = usable.find((candidate) => candidate.methodId === methodId);
  return (
    <div className={styles.form}>
      <DepositMethods methods={methods} selected={method?.methodId} onSelect={setMethodId} />
      {method ? (
        <AmountForm
          key={method.methodId}
          method={method}
          bonuses={bonuses}
          limits={limits}
          isLeft={isGone}
        />
      ) : (
        <p className={styles.hint}>{locale.t('mc.deposit.chooseMethod')}</p>
      )}
    </div>
  );
});

const AmountForm = observer(function AmountForm({
  method,
  bonuses,
  limits,
  isLeft,
}: {
  method: DepositMethod;
  bonuses: readonly DepositBonus[];
  limits: readonly DepositLimit[];
  /** Whether the member has left the page; another method is still the same deposit. */
  isLeft: () => boolean;
}) {
  const stores = useStores();
  const { locale } = stores;
  const { methodId, amounts = [], feePercent = 0, feeFixed = 0 } = method;
  const { min, max } = depositRange(method, limits);
  const calls = stores.get(CentreCallStore);
  const amountsId = useId();
  const fields: CentreField[] = [
    {
      name: 'amount',
      kind: 'money',
      label: locale.t('mc.deposit.amount'),
      hint: locale.t('mc.deposit.range', {
        min: moneyText(stores, min),
        max: moneyText(stores, max),
      }),
      required: true,
      min,
      max,
    },
    ...(method.needsPayer
      ? [
          {
            name: 'payer',
            kind: 'text' as const,
            label: locale.t('mc.deposit.payer'),
            hint: locale.t('mc.deposit.payerHint'),
            required: true,
            max: 120,
            autoComplete: 'name',
          },
        ]
      : []),
    ...(bonuses.length > 0
      ? [
          {
            name: 'bonusId',
            kind: 'choice' as const,
            label: locale.t('mc.deposit.bonus'),
            options: [
              { value: '', label: locale.t('mc.deposit.bonus.none') },
              ...bonuses.map(({ bonusId, name }) => ({ value: bonusId, label: name })),
            ],
          },
        ]
      : []),
  ];
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a method has its own form, as long as its limits stay
  const form = useMemo(() => formOf(stores, fields, {}), [methodId, max, bonuses.length]);
  const bonus = bonuses.find(({ bonusId }) => bonusId === form.values.bonusId);
  const isSending = form.submitting || calls.isSending('createDeposit');
  const { formProps, error } = useCallForm(form, {
    isBusy: isSending,
    isConfirmed: () => Promise.resolve(true),
    send: () =>
      stores.get(DepositStore).create({ methodId, ...requestOfForm(fields, form) }, isLeft),
  });
  return (
    <form {...formProps} className={styles.fields}>
      {amounts.length > 0 ? (
        <div role="group" aria-labelledby={amountsId} className={styles.amounts}>
          <span id={amountsId} className={styles.hint}>
            {locale.t('mc.deposit.quickAmounts')}
          </span>
          {amounts.map((amount) => (
            <Button
              key={amount}
              size="small"
              variant="soft"
              tone="neutral"
              aria-pressed={form.values.amount === String(amount)}
              onClick={() => form.field('amount').change(String(amount))}
            >
              {moneyText(stores, amount)}
            </Button>
          ))}
        </div>
      ) : null}
      <FormFields fields={fields} form={form} row={{}} />
      {bonus ? (
        <p className={styles.hint}>
          {bonusTerms(stores, bonus)}. {locale.t('mc.deposit.bonus.hint')}
        </p>
      ) : null}
      <FormSummary
        form={form}
        row={{}}
        summary={[
          {
            label: locale.t('mc.deposit.fee'),
            kind: 'fee',
            of: 'amount',
            percent: feePercent,
            fixed: feeFixed,
          },
          {
            label: locale.t('mc.deposit.toPay'),
            kind: 'gross',
            of: 'amount',
            percent: feePercent,
            fixed: feeFixed,
          },
        ]}
      />
      <p className={styles.error} role="alert">
        {error ? <ErrorSentence error={error} /> : null}
      </p>
      <p role="status" className={styles.status}>
        {calls.isConfirming('createDeposit') ? locale.t('centre.form.confirming') : null}
      </p>
      <Button type="submit" busy={isSending}>
        {locale.t('mc.deposit.create')}
      </Button>
    </form>
  );
});
