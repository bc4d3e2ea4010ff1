import type { Check } from '../../BrandUnderCheck.ts';
import { didYouMean, hintOf } from '../../../source/nearestName.ts';

/** Checks that time zone and countries are standard ones. */
export const standards: Check = ({ documents }, report) => {
  const { site } = documents;
  if (site && !isTimeZone(site.timeZone)) {
    report(
      'LV424',
      '/site/timeZone',
      `"${site.timeZone}" is no IANA time zone${didYouMean(site.timeZone, Intl.supportedValuesOf('timeZone')) || '; name a place, as in Asia/Manila'}`,
    );
  }
  for (const [index, country] of (site?.countryPicker?.countries ?? []).entries()) {
    const code = countryCode(country);
    if (code !== country)
      report(
        'LV424',
        `/site/countryPicker/countries/${index}`,
        `"${country}" is no ISO 3166 country${code === undefined ? '' : hintOf(code)}`,
      );
  }
};

/**
 * Returns the ISO 3166 code of a country, also for another code of it, such as GB for UK;
 * `undefined` if there is no such country.
 */
function countryCode(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const { region = country } = new Intl.Locale(`und-${country}`);
  return regionNames.of(region) === region ? undefined : region;
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' });

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

function succeeds(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
