import { CountriesStore } from '@livery/stores';
import { FieldFrame, Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import styles from './CountryPicker.module.css';

/**
 * The country whose dialling code a mobile number gets. Nothing while the countries are not known.
 *
 * Source: product-spec §4 "The country dropdown opens on focus and closes 200 ms after blur".
 */
export const CountryPicker = observer(function CountryPicker() {
  const stores = useStores();
  const { locale, site } = stores;
  const countries = stores.get(CountriesStore);
  useResource(countries.countries, {});
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const options = useRef<HTMLDivElement>(null);
  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    if (open) options.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);
  const { chosen, list } = countries;
  if (!chosen) return null;
  const names = new Intl.DisplayNames([locale.language.tag], { type: 'region', fallback: 'code' });
  const nameOf = (code: string): string => names.of(code) ?? code;

  const show = (): void => {
    clearTimeout(closing.current);
    setActive(list.indexOf(chosen));
    setOpen(true);
  };
  const choose = (index: number): void => {
    const country = list[index];
    if (country) countries.choose(country.countryCode);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = targetOf(
      event,
      list.map(({ countryCode }) => nameOf(countryCode)),
      active,
    );
    if (event.key === 'Tab' || (!open && event.key === 'Escape')) return;
    if (!open && (event.key === 'Enter' || event.key === ' ' || to !== undefined)) show();
    else if (event.key === 'Enter' || event.key === ' ') choose(active);
    // The dialog around an open list stays.
    else if (event.key === 'Escape') setOpen(false);
    else if (to !== undefined) setActive(to);
    else return;
    event.preventDefault();
  };

  return (
    <FieldFrame label={locale.t('register.country')}>
      {(wiring) => (
        <div className={styles.box}>
          <button
            {...wiring}
            type="button"
            role="combobox"
            className={styles.button}
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open ? `${listId}-${active}` : undefined}
            onFocus={show}
            onClick={show}
            onKeyDown={onKeyDown}
            onBlur={() => {
              closing.current = setTimeout(() => setOpen(false), site.config.site.dropdownBlurMs);
            }}
          >
            <span className={styles.flag}>{chosen.countryCode}</span>
            <bdi dir="ltr">{chosen.countryDialingCode}</bdi>
            <Icon name="chevron-down" size="small" />
          </button>
          {/* A list that scrolls would be a stop of its own, and go while it has the focus. */}
          <div
            ref={options}
            id={listId}
            role="listbox"
            tabIndex={-1}
            aria-label={locale.t('register.country')}
            className={styles.list}
            hidden={!open}
          >
            {open &&
              list.map(({ countryCode, countryDialingCode }, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the combobox's: the focus stays there
                <div
                  key={countryCode}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={countryCode === chosen.countryCode}
                  data-active={index === active ? '' : undefined}
                  className={styles.option}
                  onPointerDown={(event) => event.preventDefault()}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(index)}
                >
                  <span className={styles.flag}>{countryCode}</span>
                  <span>{nameOf(countryCode)}</span>
                  <bdi dir="ltr">{countryDialingCode}</bdi>
                </div>
              ))}
          </div>
        </div>
      )}
    </FieldFrame>
  );
});

/** Where a key leads in the list: arrows, Home and End, first letters. */
function targetOf(
  event: KeyboardEvent,
  names: readonly string[],
  from: number,
): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const last = names.length - 1;
  if (event.key === 'ArrowDown') return Math.min(from + 1, last);
  if (event.key === 'ArrowUp') return Math.max(from - 1, 0);
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return last;
  if (event.key.length !== 1 || event.key === ' ') return undefined;
  const matches = names.flatMap((name, index) =>
    name.toLocaleLowerCase().startsWith(event.key.toLocaleLowerCase()) ? [index] : [],
  );
  return matches.find((index) => index > from) ?? matches[0];
}
