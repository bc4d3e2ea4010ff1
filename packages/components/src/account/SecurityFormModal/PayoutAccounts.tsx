import type { PayoutAccount, PayoutAccountsReply } from '@livery/model';
import {
  payoutAccountForm,
  payoutAccountsQuery,
  payoutRemovalForm,
  type SecurityFormStore,
} from '@livery/stores';
import { Button, Icon, OperatorText, Select, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { formatDateTime, zonedTime } from '../../core/dates/formatDateTime.ts';
import { FormField } from '../../core/FormField/FormField.tsx';
import { PaymentPasswordField } from '../../core/PaymentPasswordField/PaymentPasswordField.tsx';
import { useFieldState } from '../../core/FormField/useFieldState.ts';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import type { ChangeFormProps } from './ChangeFormProps.ts';
import { SecurityForm } from './SecurityForm.tsx';
import styles from './SecurityFormModal.module.css';

/** The member's accounts for withdrawals, and a form to add one. */
export const PayoutAccounts = observer(function PayoutAccounts({ info, title }: ChangeFormProps) {
  const { locale } = useStores();
  const accounts = useQuery(payoutAccountsQuery);
  const isReady = info.payeeName !== undefined && info.hasPaymentPassword === true;
  return (
    <ResourceView
      resource={accounts}
      loadingText="mc.security.loading"
      skeleton={<Skeleton shape="line" lines={4} />}
    >
      {(reply) => (
        <div className={styles.form}>
          {reply.list.length === 0 ? (
            <p className={styles.text}>{locale.t('mc.security.payoutNone')}</p>
          ) : (
            <ul role="list" className={styles.accounts} aria-label={title}>
              {reply.list.map((account) => (
                <AccountRow key={account.accountId} account={account} />
              ))}
            </ul>
          )}
          {isReady ? (
            // A new form after each account, so that nothing typed stays.
            <AddAccount key={reply.list.length} reply={reply} />
          ) : (
            <p className={styles.text}>{locale.t('mc.security.payoutNeeds')}</p>
          )}
        </div>
      )}
    </ResourceView>
  );
});

const AccountRow = observer(function AccountRow({
  account: { accountId, holder, label, usableAt },
}: {
  account: PayoutAccount;
}) {
  const stores = useStores();
  const { locale } = stores;
  const rowId = useId();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <li className={styles.account}>
      <Icon name="landmark" />
      <div>
        <strong id={`${rowId}-label`}>
          <OperatorText>{label}</OperatorText>
        </strong>
        {holder === undefined ? null : (
          <p className={styles.text}>
            <OperatorText>{holder}</OperatorText>
          </p>
        )}
        {usableAt === undefined ? null : (
          <p className={styles.text}>
            {locale.t('mc.security.payoutHeld', {
              time: formatDateTime(stores, usableAt, zonedTime),
            })}
          </p>
        )}
      </div>
      <Button
        id={`${rowId}-remove`}
        variant="soft"
        tone="neutral"
        size="small"
        aria-labelledby={`${rowId}-remove ${rowId}-label`}
        aria-expanded={isRemoving}
        onClick={() => setRemoving(!isRemoving)}
      >
        {locale.t(isRemoving ? 'dialog.cancel' : 'mc.security.remove')}
      </Button>
      {isRemoving ? <RemoveAccount accountId={accountId} label={label} /> : null}
    </li>
  );
});

/** Asks for the payment password, so that another person at the device cannot remove an account. */
const RemoveAccount = observer(function RemoveAccount({
  accountId,
  label,
}: Pick<PayoutAccount, 'accountId' | 'label'>) {
  const stores = useStores();
  const { locale } = stores;
  const [form] = useState(() => stores.create((deps) => payoutRemovalForm(deps, accountId)));
  const question = locale.t('mc.security.removePayoutAsk', { account: label });
  return (
    <div className={styles.removal}>
      <SecurityForm
        form={form}
        names={['paymentPassword']}
        label={question}
        text={question}
        submit={locale.t('mc.security.remove')}
        onDone={() => undefined}
      >
        <PaymentField form={form} />
      </SecurityForm>
    </div>
  );
});

const PaymentField = observer(function PaymentField<Name extends string>({
  form,
}: {
  form: SecurityFormStore<Name | 'paymentPassword'>;
}) {
  const { locale } = useStores();
  return (
    <PaymentPasswordField
      field={form.form.field('paymentPassword')}
      label={locale.t('mc.security.paymentPassword')}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  );
});

const AddAccount = observer(function AddAccount({
  reply: { banks = [], holder, list, max },
}: {
  reply: PayoutAccountsReply;
}) {
  const stores = useStores();
  const { locale } = stores;
  const [form] = useState(() => stores.create(payoutAccountForm));
  const bank = form.form.field('bank');
  const { value, error } = useFieldState(bank, locale);
  if (max !== undefined && list.length >= max)
    return <p className={styles.text}>{locale.t('mc.security.payoutFull')}</p>;
  return (
    <SecurityForm
      form={form}
      names={['bank', 'number', 'paymentPassword']}
      label={locale.t('mc.security.addPayout')}
      text={
        holder === undefined ? undefined : locale.t('mc.security.payoutHolder', { name: holder })
      }
      submit={locale.t('mc.security.addPayout')}
      onDone={() => undefined}
    >
      <Select
        label={locale.t('mc.security.bank')}
        name={bank.name}
        value={value}
        error={error}
        required
        placeholder={locale.t('centre.form.choose')}
        options={banks.map((option) => ({ value: option.bank, label: option.bank }))}
        onChange={bank.change}
        onBlur={bank.leave}
      />
      <FormField
        field={form.form.field('number')}
        label={locale.t('mc.security.accountNumber')}
        hint={locale.t('mc.security.accountNumberHint')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <PaymentField form={form} />
    </SecurityForm>
  );
});
