import {
  decimalOf,
  decimalText,
  product,
  quotient,
  rounded,
  sum,
  type AmountMeaning,
  type Decimal,
  type FormPageProps,
} from '@livery/model';
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
  const { minorDigits } = stores.site.config.site.currency;
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
                amountOf(entry, Number(form.values[entry.of]) || 0, row, minorDigits),
                { meaning: meanings[entry.kind] },
              )}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
});

/** What the amounts of a summary mean: the member pays some of them, and receives others. */
const meanings = {
  fee: 'payable',
  gross: 'payable',
  net: 'spendable',
  converted: 'spendable',
} as const satisfies Record<Entry['kind'], AmountMeaning>;

const hundredth: Decimal = { units: 1n, scale: 2 };

/**
 * Returns an amount of the summary in major units with the currency's decimals: a fee is rounded
 * up, what points pay is rounded down.
 */
function amountOf(
  { kind, percent = 0, fixed = 0, per = 1 }: Entry,
  amount: number,
  row: Row,
  minorDigits: number,
): number {
  const typed = decimalOf(amount);
  if (kind === 'converted') {
    const number = decimalOf(Number(resolveValue(per, row)) || 0);
    return number.units > 0n
      ? numberOf(quotient(typed, number, minorDigits, 'spendable'), minorDigits)
      : 0;
  }
  const rate = decimalOf(Number(resolveValue(percent, row) ?? 0));
  const base = decimalOf(Number(resolveValue(fixed, row) ?? 0));
  const exact = sum(product(product(typed, rate), hundredth), base);
  const fee = rounded(amount > 0 ? exact : decimalOf(0), minorDigits, 'payable');
  if (kind === 'fee') return numberOf(fee, minorDigits);
  if (kind === 'gross') return numberOf(sum(typed, fee), minorDigits);
  return Math.max(numberOf(sum(typed, { ...fee, units: -fee.units }), minorDigits), 0);
}

/** Returns a decimal as the number that its text is. */
function numberOf(decimal: Decimal, minorDigits: number): number {
  return Number(decimalText(decimal, Math.max(minorDigits, decimal.scale)));
}
