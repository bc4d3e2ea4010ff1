import {
  refusalOf,
  type Contract,
  type ContractKind,
  type ContractOption,
  type ContractOptionsReply,
} from '@livery/model';
import {
  attempt,
  CentreCallStore,
  CentreStore,
  ContractFormStore,
  contractTermsOf,
  type TierPlace,
} from '@livery/stores';
import { Button, Select } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { AskDialog } from '../../centre/parts/AskDialog.tsx';
import type { Row } from '../../centre/parts/rowValues.ts';
import { useIsGone } from '../../centre/parts/useIsGone.ts';
import { focusField } from '../../core/forms/focusField.ts';
import { useStores } from '../../core/stores.ts';
import styles from './ContractDesk.module.css';
import { actionCalls, affectedCalls, impactDetail, messageField } from './contractParts.ts';
import { TierEditor } from './TierEditor.tsx';

const noRow: Row = {};

/** Tiers and period of a new contract. A dialog shows which contracts it ends before it is sent. */
export const ContractForm = observer(function ContractForm({
  kind,
  option: { memberId, label, side, maximumRate },
  options,
  active,
  onSent,
}: {
  kind: ContractKind;
  option: ContractOption;
  options: ContractOptionsReply;
  /** The contract that the new one replaces. */
  active: Contract | undefined;
  onSent: () => void;
}) {
  const stores = useStores();
  const { locale } = stores;
  const centre = stores.get(CentreStore);
  const calls = stores.get(CentreCallStore);
  const call = actionCalls[kind];
  // The form keeps what was typed when the replies arrive again.
  const [form] = useState(
    () =>
      new ContractFormStore(
        { maximumRate, maximumTiers: options.maximumTiers, marks: locale.formats.marks },
        active?.tiers,
      ),
  );
  const { periods } = contractTermsOf(stores, kind, options);
  const [chosenPeriod, setPeriod] = useState<string>(active?.period ?? '');
  const period = periods.find((name) => name === chosenPeriod) ?? periods[0] ?? '';
  const isGone = useIsGone();
  const [isAsking, setAsking] = useState(false);
  const [wrong, setWrong] = useState<TierPlace>();
  const element = useRef<HTMLFormElement>(null);
  // After the dialog has closed and returned the focus.
  useEffect(() => {
    if (wrong && !isAsking && element.current) focusPlace(element.current, wrong);
  }, [wrong, isAsking]);
  const isAsk = side === 'upline';
  const place = centre.place ?? { centre: 'ac', key: '' };
  const context = { t: locale.t, kind, page: `${place.centre}.${place.key}` };
  const party = isAsk ? {} : { memberId };

  const send = async (asked: Row, isLeft: () => boolean): Promise<void> => {
    form.clearRefusals();
    const terms = kind === 'dividend' ? { period } : {};
    const request = { request: 'new', ...party, ...terms, tiers: form.values, ...asked };
    const { error } = await attempt(calls.send(call, request, affectedCalls, isLeft));
    const place = error && form.refuse(refusalOf(error.value).fields);
    if (place) return setWrong(place);
    if (error) throw error;
    // A late outcome belongs to a request that was left.
    if (isGone()) return;
    onSent();
    centre.setParams({ memberId: '', tab: 'requests', page: '', status: '' });
  };
  const submit = (): void => {
    if (calls.isSending(call)) return;
    const place = form.check();
    setWrong(place);
    if (place) return;
    setAsking(true);
  };
  return (
    <>
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h3>
          {locale.t(isAsk ? 'centre.contract.askOf' : 'centre.contract.offerTo', {
            account: label,
          })}
        </h3>
        <p className={styles.hint}>
          {locale.t('centre.contract.rules', { count: form.maximumTiers })}
        </p>
        {maximumRate === undefined ? null : (
          <p>{locale.t('centre.contract.limit', { rate: maximumRate })}</p>
        )}
        {periods.length > 1 ? (
          <Select
            label={locale.t('centre.contract.period')}
            value={period}
            options={periods.map((value) => ({ value, label: periodText(value) }))}
            onChange={setPeriod}
          />
        ) : null}
        <TierEditor form={form} />
        <Button type="submit" busy={calls.isSending(call)}>
          {locale.t('centre.contract.send')}
        </Button>
      </form>
      {isAsking ? (
        <AskDialog
          title={locale.t('centre.contract.send')}
          text={locale.t('centre.contract.sendText')}
          detail={impactDetail(context, { ...party, rate: form.values.at(-1)?.rate ?? 0 })}
          fields={[messageField(context)]}
          row={noRow}
          onSubmit={send}
          isConfirming={calls.isConfirming(call)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );

  function periodText(value: string): string {
    const key = `centre.contract.periods.${value}`;
    return locale.has(key) ? locale.text(key) : value;
  }
});

function focusPlace(form: HTMLFormElement, { tier, field }: TierPlace): void {
  const fieldset = form.querySelector<HTMLElement>(`[data-tier="${tier.id}"]`);
  if (fieldset) focusField(fieldset, field);
}
