import type { CentreSummary } from '@livery/model';
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
    const amount = amountOf(entry, typed, row, minorPerMajor(stores));
    return {
      label: entry.label,
      value:
        entry.kind === 'price' ? stores.locale.formats.number(amount) : moneyText(stores, amount),
    };
  });
}

function minorPerMajor({ site }: RootStore): number {
  return 10 ** site.config.site.currency.minorDigits;
}

/**
 * Returns an amount of the summary in major units, in whole minor units: a fee is rounded up, what
 * points pay is rounded down.
 */
export function amountOf(
  { kind, percent = 0, fixed = 0, per = 1 }: CentreSummary,
  amount: number,
  row: Row,
  minor: number,
): number {
  if (kind === 'price') return amount * Number(resolveValue(per, row));
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
