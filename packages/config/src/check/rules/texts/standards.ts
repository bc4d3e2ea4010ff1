import type { Check } from '../../BrandUnderCheck.ts';
import { didYouMean } from '../../../source/nearestName.ts';
import { joinPointer } from '../../../source/pointer.ts';

/** Checks that time zones, currencies and language tags are standard ones. */
export const standards: Check = ({ documents, locales }, report) => {
  const { site } = documents;
  if (site && !isTimeZone(site.timeZone)) {
    report(
      'LV424',
      '/site/timeZone',
      `"${site.timeZone}" is no IANA time zone${didYouMean(site.timeZone, Intl.supportedValuesOf('timeZone'))}`,
    );
  }
  if (site && !currencies().has(site.currency.code))
    report('LV424', '/site/currency/code', `"${site.currency.code}" is no ISO 4217 currency`);
  for (const [language, locale] of locales) {
    if (!isLanguageTag(locale.$meta.tag))
      report(
        'LV424',
        joinPointer('/locales', language, '$meta', 'tag'),
        `"${locale.$meta.tag}" is no BCP 47 language tag`,
      );
  }
};

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
