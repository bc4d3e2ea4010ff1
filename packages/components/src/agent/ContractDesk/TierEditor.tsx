import { tierFields, type ContractFormStore, type TierForm } from '@livery/stores';
import { Button, IconButton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FormField } from '../../core/FormField/FormField.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './ContractDesk.module.css';

/** Tiers with buttons to add, move and remove one. The focus follows the tier. */
export const TierEditor = observer(function TierEditor({ form }: { form: ContractFormStore }) {
  const { locale } = useStores();
  const element = useRef<HTMLDivElement>(null);
  const focused = useRef<TierForm>(undefined);
  // After the tier is at its new place.
  useEffect(() => {
    const { current: tier } = focused;
    focused.current = undefined;
    if (tier)
      element.current?.querySelector<HTMLElement>(`[data-tier="${tier.id}"] input`)?.focus();
  });
  return (
    <div ref={element} className={styles.editor}>
      <ol role="list" className={styles.tiers}>
        {form.tiers.map((tier, index) => (
          <li key={tier.id}>
            <TierFields
              tier={tier}
              number={index + 1}
              onMoveUp={
                index === 0
                  ? undefined
                  : () => {
                      focused.current = tier;
                      form.moveUp(tier);
                    }
              }
              onRemove={
                form.tiers.length === 1
                  ? undefined
                  : () => {
                      focused.current = form.tiers[index + 1] ?? form.tiers[index - 1];
                      form.remove(tier);
                    }
              }
            />
          </li>
        ))}
      </ol>
      <Button
        variant="soft"
        size="small"
        iconStart="plus"
        disabled={form.isFull}
        onClick={() => {
          focused.current = form.add();
        }}
      >
        {locale.t('centre.contract.addTier')}
      </Button>
    </div>
  );
});

const TierFields = observer(function TierFields({
  tier,
  number,
  onMoveUp,
  onRemove,
}: {
  tier: TierForm;
  number: number;
  onMoveUp: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}) {
  const { locale } = useStores();
  return (
    <fieldset className={styles.tier} data-tier={tier.id}>
      <legend>{locale.t('centre.contract.tierNumber', { number })}</legend>
      <div className={styles.fields}>
        {tierFields.map((name) => (
          <FormField
            key={name}
            field={tier.form.field(name)}
            label={locale.t(`centre.contract.tier.${name}`)}
            required={name === 'rate'}
            autoComplete="off"
            inputMode={name === 'activeMembers' ? 'numeric' : 'decimal'}
            {...(name === 'rate' ? { end: '%' } : { placeholder: '0' })}
          />
        ))}
      </div>
      <div className={styles.tierButtons}>
        {onMoveUp ? (
          <IconButton
            icon="arrow-up"
            size="small"
            label={locale.t('centre.contract.moveUp', { number })}
            onClick={onMoveUp}
          />
        ) : null}
        {onRemove ? (
          <IconButton
            icon="trash-2"
            size="small"
            label={locale.t('centre.contract.removeTier', { number })}
            onClick={onRemove}
          />
        ) : null}
      </div>
    </fieldset>
  );
});
