import type { CentreFilter } from '@livery/model';
import {
  CentreStore,
  countDays,
  datesOf,
  periodOf,
  vendorCodePattern,
  type RootStore,
} from '@livery/stores';

/** Amount in major units, as a filter takes it. */
export const amountPattern = /^\d{1,12}(\.\d{1,8})?$/;

/** Value in the address of a choice that shows all, which differs from its value at first. */
export const allValue = 'all';

/** A preset of a dates filter: its value in the address, and its days if it counts some. */
export interface DatePresetOption {
  readonly value: string;
  readonly preset: 'today' | 'yesterday' | 'last' | 'next';
  readonly days?: number;
}

/** Returns the presets of a dates filter, with one for each configured count of days. */
export function datePresetsOf(
  stores: RootStore,
  { presets = ['today', 'yesterday', 'last'] }: CentreFilter,
): DatePresetOption[] {
  const { datePresetDays } = stores.site.config.site.lists;
  return presets.flatMap((preset): DatePresetOption[] =>
    preset === 'last' || preset === 'next'
      ? datePresetDays.map((days) => ({ value: `${preset}${days}`, preset, days }))
      : [{ value: preset, preset }],
  );
}

/** Returns the value of a filter: from the address if it is valid, else the one at first. */
export function filterValue(stores: RootStore, filter: CentreFilter): string {
  const value = stores.get(CentreStore).param(filter.field);
  if (value === allValue && filter.kind === 'choice' && filter.all !== false) return '';
  return isValid(stores, filter, value) ? value : firstValue(stores, filter);
}

/** Returns the fields of a request that filters give, without those that filter nothing. */
export function filterRequest(
  stores: RootStore,
  filters: readonly CentreFilter[],
  nowMs: number,
): Record<string, unknown> {
  const { timeZone } = stores.site.config.site;
  return Object.fromEntries(
    filters.flatMap((filter): [string, unknown][] => {
      const value = filterValue(stores, filter);
      if (value === '') return [];
      if (filter.kind !== 'dates') return [[filter.field, value]];
      const period = periodOf(value, { timeZone, nowMs });
      return period
        ? [
            [filter.from ?? 'from', period.from],
            [filter.to ?? 'to', period.to],
          ]
        : [];
    }),
  );
}

function firstValue(stores: RootStore, filter: CentreFilter): string {
  if (filter.kind === 'dates')
    return filter.default ?? datePresetsOf(stores, filter)[0]?.value ?? 'today';
  return filter.default ?? '';
}

function isValid(stores: RootStore, filter: CentreFilter, value: string): boolean {
  const { kind, maxDays = 90, maxLength = 40 } = filter;
  switch (kind) {
    case 'dates': {
      const dates = datesOf(value);
      return dates
        ? countDays(dates) <= maxDays
        : datePresetsOf(stores, filter).some((preset) => preset.value === value);
    }
    case 'choice':
      return choicesOf(filter).includes(value);
    case 'amount':
      return amountPattern.test(value);
    case 'vendor':
      return vendorCodePattern.test(value);
    case 'category':
      return stores.vendors.categories.some(({ gameType }) => gameType === value);
    case 'text':
    case 'trail':
      return value !== '' && value.length <= maxLength;
  }
}

/** Returns the values of a choice. */
export function choicesOf({ options = [], values = [] }: CentreFilter): readonly string[] {
  return [...options.map(({ value }) => value), ...values];
}
