import type { SiteDocument } from '@livery/model';
import type { Check, Report } from '../../BrandUnderCheck.ts';
import { getAt, type LocatedValue } from '../../../source/LocatedValue.ts';
import { didYouMean, hintOf } from '../../../source/nearestName.ts';
import { joinPointer } from '../../../source/pointer.ts';

/** Checks that time zones, currencies, countries and language tags are standard ones. */
export const standards: Check = ({ documents, locales, tree }, report) => {
  const { site } = documents;
  if (site && !isTimeZone(site.timeZone)) {
    report(
      'LV424',
      '/site/timeZone',
      `"${site.timeZone}" is no IANA time zone${didYouMean(site.timeZone, Intl.supportedValuesOf('timeZone')) || '; name a place, as in Asia/Manila'}`,
    );
  }
  if (site) checkCurrency(site.currency, tree, report);
  for (const [index, country] of (site?.countryPicker?.countries ?? []).entries()) {
    const code = countryCode(country);
    if (code !== country)
      report(
        'LV424',
        `/site/countryPicker/countries/${index}`,
        `"${country}" is no ISO 3166 country${code === undefined ? '' : hintOf(code)}`,
      );
  }
  for (const [language, locale] of locales) {
    if (!isLanguageTag(locale.$meta.tag))
      report(
        'LV424',
        joinPointer('/locales', language, '$meta', 'tag'),
        `"${locale.$meta.tag}" is no BCP 47 language tag${tagHint(locale.$meta.tag)}`,
      );
  }
};

type Currency = SiteDocument['currency'];

/**
 * Checks that a currency exists, and that its symbol and decimals are its own: a brand that changes
 * only the code inherits those of the parent's currency.
 */
function checkCurrency(
  { code, symbol, minorDigits }: Currency,
  tree: LocatedValue,
  report: Report,
): void {
  if (!currencies().has(code)) {
    report(
      'LV424',
      '/site/currency/code',
      `"${code}" is no ISO 4217 currency${didYouMean(code, currencies())}`,
    );
    return;
  }
  const layerOf = (name: string): string | undefined =>
    getAt(tree, `/site/currency/${name}`)?.location.document.layer;
  const place = (name: string): string =>
    layerOf(name) === layerOf('code') ? `/site/currency/${name}` : '/site/currency/code';
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  const ownSymbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  const isInherited = layerOf('symbol') !== layerOf('code');
  if (isInherited && symbol !== ownSymbol && !code.startsWith(symbol.toUpperCase()))
    report(
      'LV744',
      '/site/currency/code',
      `${code} would be shown with the inherited symbol "${symbol}"; add "symbol": "${ownSymbol}"`,
    );
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  if (minorDigits > maximumFractionDigits)
    report(
      'LV744',
      place('minorDigits'),
      `${code} has ${maximumFractionDigits === 0 ? 'no decimals' : `at most ${maximumFractionDigits} decimals`}; write "minorDigits": ${maximumFractionDigits}`,
    );
}

/**
 * Returns the ISO 3166 code of a country, also for another code of it, such as GB for UK; `undefined`
 * if there is no such country.
 */
function countryCode(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const { region = country } = new Intl.Locale(`und-${country}`);
  return regionNames.of(region) === region ? undefined : region;
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the tag with hyphens, as a hint. */
function tagHint(tag: string): string {
  const hyphenated = tag.replaceAll('_', '-');
  return hyphenated !== tag && isLanguageTag(hyphenated) ? hintOf(hyphenated) : '';
}

const zones = new Map<string, boolean>();

/**
 * Tries the zone instead of looking it up in a list, because `UTC` and old names are also time
 * zones. An offset is rejected, because it has no daylight saving time.
 */
function isTimeZone(name: string): boolean {
  const isValid =
    zones.get(name) ??
    (/^[A-Za-z]/.test(name) && succeeds(() => new Intl.DateTimeFormat('en', { timeZone: name })));
  zones.set(name, isValid);
  return isValid;
}

let currencyCodes: ReadonlySet<string> | undefined;

function currencies(): ReadonlySet<string> {
  currencyCodes ??= new Set(Intl.supportedValuesOf('currency'));
  return currencyCodes;
}

function isLanguageTag(tag: string): boolean {
  return succeeds(() => Intl.getCanonicalLocales(tag));
}

function succeeds(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
