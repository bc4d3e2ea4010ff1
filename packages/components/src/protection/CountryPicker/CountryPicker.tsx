import { CountriesStore } from '@livery/stores';
import { FieldFrame, Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import { CountryFlag } from './CountryFlag.tsx';
import styles from './CountryPicker.module.css';

/**
 * Picker of the country whose dialling code is sent with a mobile number. Renders nothing until the
 * countries are known, or if the brand has no picker.
 *
 * Source: LOGN-15, LOGN-22.
 */
export const CountryPicker = observer(function CountryPicker() {
  const stores = useStores();
  const { locale, site } = stores;
  const countries = stores.get(CountriesStore);
  const { enabled, flags } = countries.settings;
  useResource(countries.countries, {}, enabled);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const options = useRef<HTMLDivElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (open) options.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);
  const { chosen, list } = countries;
  if (!chosen) return null;
  const nameOf = (code: string): string => locale.formats.region(code);

  const openList = (): void => {
    clearTimeout(timer.current);
    setActive(list.indexOf(chosen));
    setOpen(true);
  };
  const choose = (index: number): void => {
    const country = list[index];
    if (country) countries.choose(country.countryCode);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targetOf(
      event,
      list.map(({ countryCode }) => nameOf(countryCode)),
      active,
    );
    if (event.key === 'Tab' || (!open && event.key === 'Escape')) return;
    if (!open && (event.key === 'Enter' || event.key === ' ' || target !== undefined)) openList();
    else if (event.key === 'Enter' || event.key === ' ') choose(active);
    // Closes only the list, not a dialog around it.
    else if (event.key === 'Escape') setOpen(false);
    else if (target !== undefined) setActive(target);
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
            onFocus={openList}
            onClick={openList}
            onKeyDown={onKeyDown}
            onBlur={() => {
              timer.current = setTimeout(() => setOpen(false), site.config.site.dropdownBlurMs);
            }}
          >
            {flags ? (
              <CountryFlag code={chosen.countryCode} label={nameOf(chosen.countryCode)} />
            ) : (
              <span className={styles.code}>{chosen.countryCode}</span>
            )}
            <bdi dir="ltr">{chosen.countryDialingCode}</bdi>
            <Icon name="chevron-down" size="small" />
          </button>
          {/* tabIndex keeps a scrolling list from being a tab stop that closes while focused. */}
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
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox keeps the focus and handles the keys
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
                  {flags ? (
                    <CountryFlag code={countryCode} />
                  ) : (
                    <span className={styles.code}>{countryCode}</span>
                  )}
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

/** Returns the index that a key selects: arrows, Home, End, or the first letter of a name. */
function targetOf(
  event: KeyboardEvent,
  names: readonly string[],
  current: number,
): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const last = names.length - 1;
  if (event.key === 'ArrowDown') return Math.min(current + 1, last);
  if (event.key === 'ArrowUp') return Math.max(current - 1, 0);
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return last;
  if (event.key.length !== 1 || event.key === ' ') return undefined;
  const matches = names.flatMap((name, index) =>
    name.toLowerCase().startsWith(event.key.toLowerCase()) ? [index] : [],
  );
  return matches.find((index) => index > current) ?? matches[0];
}
