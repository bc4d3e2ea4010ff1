import type { DepositMethod } from '@livery/model';
import { isUsable } from '@livery/stores';
import { Badge, Image, OperatorText, Radio } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useStores } from '../../core/stores.ts';
import { moneyText } from '../../centre/parts/ReplyValue.tsx';
import styles from './DepositDesk.module.css';

/** Choice of a method, with its limits, fee and usual time. */
export const DepositMethods = observer(function DepositMethods({
  methods,
  selected,
  onSelect,
}: {
  methods: readonly DepositMethod[];
  selected: string | undefined;
  onSelect: (methodId: string) => void;
}) {
  const { locale, site } = useStores();
  const name = useId();
  return (
    <fieldset className={styles.methods}>
      <legend>{locale.t('mc.deposit.method')}</legend>
      {methods.map((method) => {
        const isClosed = !isUsable(method);
        return (
          <label
            key={method.methodId}
            className={styles.method}
            data-disabled={isClosed ? '' : undefined}
          >
            <Radio
              name={name}
              value={method.methodId}
              checked={method.methodId === selected}
              disabled={isClosed}
              onChange={onSelect}
            />
            <span className={styles.logo}>
              <Image
                src={method.logo === undefined ? undefined : site.imageUrls(method.logo)}
                alt=""
                ratio="1:1"
                fit="contain"
                fallbackText={method.name}
              />
            </span>
            <span className={styles.methodName}>
              <OperatorText>{method.name}</OperatorText>
            </span>
            {isClosed ? (
              <Badge tone="warning">{locale.t('mc.deposit.maintenance')}</Badge>
            ) : (
              <MethodFacts method={method} />
            )}
          </label>
        );
      })}
    </fieldset>
  );
});

const MethodFacts = observer(function MethodFacts({
  method: { min, max, feePercent = 0, feeFixed = 0, etaMinutes },
}: {
  method: DepositMethod;
}) {
  const stores = useStores();
  const { locale } = stores;
  const fees = [
    ...(feePercent > 0 ? [`${feePercent}%`] : []),
    ...(feeFixed > 0 ? [moneyText(stores, feeFixed, { meaning: 'payable' })] : []),
  ];
  return (
    <span className={styles.facts}>
      <bdi>{`${moneyText(stores, min, { meaning: 'payable' })} – ${moneyText(stores, max, { meaning: 'spendable' })}`}</bdi>
      <span>
        {fees.length === 0
          ? locale.t('mc.deposit.noFee')
          : locale.t('mc.deposit.feeOf', { fee: fees.join(' + ') })}
      </span>
      {etaMinutes === undefined ? null : (
        <span>{locale.t('mc.deposit.eta', { minutes: etaMinutes })}</span>
      )}
    </span>
  );
});
