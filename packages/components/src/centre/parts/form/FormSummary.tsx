import {
  decimalOf,
  decimalText,
  product,
  quotient,
  rounded,
  sum,
  type AmountMeaning,
  type CentreSummary,
  type Decimal,
} from '@livery/model';
import type { FormStore, RootStore } from '@livery/stores';
import { Amount, FactList } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../core/stores.ts';
import { moneyText } from '../ReplyValue.tsx';
import { resolveValue, type Row } from '../rowValues.ts';

/** Amounts that follow from the fields, for example the fee. */
export const FormSummary = observer(function FormSummary({
  summary,
  form,
  row,
}: {
  summary: readonly CentreSummary[];
  form: FormStore<string>;
  row: Row;
}) {
  const stores = useStores();
  if (summary.length === 0) return null;
  const facts = summaryFacts(stores, { summary, form, row });
  return (
    <FactList
      facts={facts.map(({ label, value }) => ({ label, value: <Amount text={value} /> }))}
    />
  );
});

/** Returns the amounts that follow from the fields, with their labels. */
export function summaryFacts(
  stores: RootStore,
  {
    summary,
    form,
    row,
  }: {
    summary: readonly CentreSummary[];
    form: FormStore<string>;
    row: Row;
  },
): { label: string; value: string }[] {
  return summary.map((entry) => {
    const typed = Number(form.values[entry.of]) || 0;
    const amount = amountOf(entry, typed, row, stores.site.config.site.currency.minorDigits);
    return {
      label: entry.label,
      value:
        entry.kind === 'price'
          ? stores.locale.formats.number(amount)
          : moneyText(stores, amount, { meaning: meanings[entry.kind] }),
    };
  });
}

/** What the amounts of a summary mean: the member pays some of them, and receives others. */
const meanings = {
  fee: 'payable',
  gross: 'payable',
  net: 'spendable',
  converted: 'spendable',
  price: 'payable',
} as const satisfies Record<CentreSummary['kind'], AmountMeaning>;

const hundredth: Decimal = { units: 1n, scale: 2 };

/**
 * Returns an amount of the summary in major units with the currency's decimals: a fee is rounded
 * up, what points pay is rounded down.
 */
function amountOf(
  { kind, percent = 0, fixed = 0, per = 1 }: CentreSummary,
  amount: number,
  row: Row,
  minorDigits: number,
): number {
  const typed = decimalOf(amount);
  if (kind === 'price') return amount * Number(resolveValue(per, row));
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
