import type { FormPageProps } from '@livery/model';
import type { FormStore } from '@livery/stores';
import { Amount } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { moneyText } from '../parts/ReplyValue.tsx';
import { resolveValue, type Row } from '../parts/rowValues.ts';
import styles from './FormPage.module.css';

type Entry = NonNullable<FormPageProps['summary']>[number];

/** Amounts that follow from the fields, for example the fee. */
export const FormSummary = observer(function FormSummary({
  summary,
  form,
  row,
}: {
  summary: readonly Entry[];
  form: FormStore<string>;
  row: Row;
}) {
  const stores = useStores();
  if (summary.length === 0) return null;
  return (
    <dl className={styles.summary}>
      {summary.map((entry) => (
        <div key={entry.label}>
          <dt>{entry.label}</dt>
          <dd>
            <Amount
              text={moneyText(
                stores,
                amountOf(entry, Number(form.values[entry.of]) || 0, row, minorPerMajor(stores)),
              )}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
});

function minorPerMajor({ site }: ReturnType<typeof useStores>): number {
  return 10 ** site.config.site.currency.minorDigits;
}

/**
 * Returns an amount of the summary in major units, in whole minor units: a fee is rounded up, what
 * points pay is rounded down.
 */
export function amountOf(
  { kind, percent = 0, fixed = 0, per = 1 }: Entry,
  amount: number,
  row: Row,
  minor: number,
): number {
  if (kind === 'converted') {
    const number = Number(resolveValue(per, row));
    return number > 0 ? Math.floor(Math.round((amount / number) * minor * 1e6) / 1e6) / minor : 0;
  }
  const rate = Number(resolveValue(percent, row) ?? 0);
  const base = Number(resolveValue(fixed, row) ?? 0);
  // Rounded to a millionth first, because a product of decimals is not exact.
  const exact = amount > 0 ? ((amount * rate) / 100 + base) * minor : 0;
  const fee = Math.ceil(Math.round(exact * 1e6) / 1e6) / minor;
  if (kind === 'fee') return fee;
  return kind === 'net' ? Math.max(amount - fee, 0) : amount + fee;
}
