import type { CentreFilter } from '@livery/model';
import {
  CentreStore,
  countDays,
  datesOf,
  readNumber,
  typedNumber,
  type RootStore,
} from '@livery/stores';
import { Button, Chips, Field, Select } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../../../core/stores.ts';
import styles from './FilterBar.module.css';
import { pasteInto } from '../../../core/FormField/pasteInto.ts';
import { TrailFilter } from './TrailFilter.tsx';
import { allValue, amountPattern, datePresetsOf, filterValue } from './filterValues.ts';

/** Filters of records, whose values are in the address. */
export const FilterBar = observer(function FilterBar({
  filters,
  reply,
}: {
  filters: readonly CentreFilter[];
  /** The filtered reply, in which a trail finds its levels. */
  reply: unknown;
}) {
  const { locale } = useStores();
  const shown = filters.filter(({ hidden }) => !hidden);
  if (shown.length === 0) return null;
  return (
    <search className={styles.bar} aria-label={locale.t('centre.filters')}>
      {shown.map((filter) => (
        <FilterControl key={filter.field} filter={filter} reply={reply} />
      ))}
    </search>
  );
});

const FilterControl = observer(function FilterControl({
  filter,
  reply,
}: {
  filter: CentreFilter;
  reply: unknown;
}) {
  const stores = useStores();
  const { locale, vendors } = stores;
  const value = filterValue(stores, filter);
  const change = useChangeFilter(filter);
  const { kind, label = '' } = filter;
  if (kind === 'dates') return <DatesFilter filter={filter} value={value} onChange={change} />;
  if (kind === 'trail') return <TrailFilter filter={filter} value={value} reply={reply} />;
  if (kind === 'text' || kind === 'amount')
    return <TextFilter filter={filter} value={value} onChange={change} label={label} />;
  const options =
    kind === 'category'
      ? vendors.categories.map(({ gameType }) => ({
          value: gameType,
          label: locale.text(`category.${gameType}`),
        }))
      : kind === 'vendor'
        ? vendorOptions(vendors)
        : choiceOptions(filter, (key) => locale.text(key));
  return (
    <Select
      className={styles.control}
      label={label}
      value={value}
      options={
        filter.all === false ? options : [{ value: '', label: locale.t('centre.all') }, ...options]
      }
      onChange={change}
    />
  );
});

/** Returns a function that sets a filter and returns to the first page. */
function useChangeFilter({ field, kind, default: initial }: CentreFilter) {
  const centre = useStores().get(CentreStore);
  return (value: string): void => {
    const written = value === '' && kind === 'choice' && initial !== undefined ? allValue : value;
    centre.setParams({ [field]: written, page: '' });
  };
}

/** Returns the providers of all categories, by name. */
function vendorOptions(vendors: RootStore['vendors']): { value: string; label: string }[] {
  const codes = vendors.categories.flatMap((category) =>
    category.vendors.map(({ vassalage }) => vassalage),
  );
  return [...new Set(codes)]
    .map((value) => ({ value, label: vendors.vendorName(value) }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
}

function choiceOptions(
  { options = [], values = [], texts }: CentreFilter,
  text: (key: string) => string,
) {
  return [...options, ...values.map((value) => ({ value, label: text(`${texts}.${value}`) }))];
}

interface InputProps {
  filter: CentreFilter;
  value: string;
  onChange: (value: string) => void;
}

/** Presets of dates, and a free range in days of the brand's time zone. */
const DatesFilter = observer(function DatesFilter({ filter, value, onChange }: InputProps) {
  const stores = useStores();
  const { locale, site } = stores;
  const dates = datesOf(value);
  const [isRange, setRange] = useState(dates !== undefined);
  const [first, setFirst] = useState(dates?.first ?? '');
  const [last, setLast] = useState(dates?.last ?? '');
  // The address may change without this control, for example by going back.
  useEffect(() => {
    const chosen = datesOf(value);
    setRange(chosen !== undefined);
    if (!chosen) return;
    setFirst(chosen.first);
    setLast(chosen.last);
  }, [value]);
  const { maxDays = 90 } = filter;
  const range = datesOf(`${first}~${last}`);
  const error =
    first === '' || last === ''
      ? undefined
      : !range
        ? locale.t('centre.dates.order')
        : countDays(range) > maxDays
          ? locale.t('centre.dates.tooLong', { days: maxDays })
          : undefined;
  return (
    <div className={styles.dates}>
      <Chips
        label={locale.t('centre.dates.label', { zone: site.config.site.timeZone })}
        wrap
        value={isRange ? 'range' : value}
        options={[
          ...datePresetsOf(stores, filter).map(({ value: preset, preset: kind, days = 0 }) => ({
            value: preset,
            label: locale.t(`centre.dates.${kind}`, { days }),
          })),
          { value: 'range', label: locale.t('centre.dates.range') },
        ]}
        onChange={(choice) => {
          setRange(choice === 'range');
          if (choice !== 'range') onChange(choice);
        }}
      />
      {isRange ? (
        <form
          className={styles.range}
          onSubmit={(event) => {
            event.preventDefault();
            if (range && error === undefined) onChange(`${first}~${last}`);
          }}
        >
          <Field
            type="date"
            label={locale.t('centre.dates.from')}
            value={first}
            onChange={setFirst}
          />
          <Field
            type="date"
            label={locale.t('centre.dates.to')}
            value={last}
            error={error}
            onChange={setLast}
          />
          <Button type="submit" variant="soft" disabled={!range || error !== undefined}>
            {locale.t('centre.dates.show')}
          </Button>
        </form>
      ) : null}
      <p className={styles.zone}>
        {locale.t('centre.dates.zone', { zone: site.config.site.timeZone })}
      </p>
    </div>
  );
});

/** Text or amount that filters once the field is left or Enter is pressed, not with each letter. */
const TextFilter = observer(function TextFilter({
  filter,
  value,
  onChange,
  label,
}: InputProps & { label: string }) {
  const { locale, site } = useStores();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const isAmount = filter.kind === 'amount';
  const reading = {
    marks: locale.formats.marks,
    maxDecimals: site.config.site.currency.minorDigits,
  };
  const read = (entered: string): string =>
    isAmount ? typedNumber(entered, reading) : entered.trim();
  const typed = read(text);
  const isWrong = isAmount && typed !== '' && !amountPattern.test(typed);
  const isAmbiguous = isWrong && readNumber(typed, reading).status === 'ambiguous';
  const submit = (): void => {
    setText(typed);
    if (typed !== value && !isWrong) onChange(typed.slice(0, filter.maxLength ?? 40));
  };
  return (
    <form
      className={styles.control}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={label}
        value={text}
        onChange={setText}
        onBlur={submit}
        {...(isAmount && {
          inputMode: 'decimal',
          onPaste: pasteInto((entered) => setText(read(entered))),
        })}
        {...(isWrong && {
          error: locale.t(isAmbiguous ? 'centre.form.ambiguous' : 'centre.form.money'),
        })}
      />
    </form>
  );
});
