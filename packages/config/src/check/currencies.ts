import { localeOf } from './localeOf.ts';

/**
 * Decimals of the currencies for which CLDR, and so `Intl`, has fewer: amounts of these are usually
 * shown without decimals, although accounts have them. Source: ISO 4217, list one, minor units.
 */
const minorUnits: Readonly<Record<string, number>> = {
  AFN: 2,
  ALL: 2,
  COP: 2,
  HUF: 2,
  IDR: 2,
  IQD: 3,
  IRR: 2,
  KPW: 2,
  LAK: 2,
  LBP: 2,
  MGA: 2,
  MMK: 2,
  PKR: 2,
  SLL: 2,
  SOS: 2,
  SYP: 2,
  YER: 2,
};

/** Decimals of cryptocurrencies, which ISO 4217 does not have; no amount has more than eight. */
const cryptoDecimals: Readonly<Record<string, number>> = {
  BCH: 8,
  BNB: 8,
  BTC: 8,
  ETH: 8,
  LTC: 8,
  SOL: 8,
  TON: 8,
  TRX: 6,
  XRP: 6,
};

/** Symbols in daily use that CLDR has for other currencies only. */
const usualSymbols: Readonly<Record<string, readonly string[]>> = { INR: ['Rs'], ALL: ['L'] };

/** Codes in daily use that ISO 4217 does not have. */
const usualCodes: Readonly<Record<string, string>> = {
  NTD: 'TWD',
  RMB: 'CNY',
  STG: 'GBP',
  UKP: 'GBP',
};

let codes: ReadonlySet<string> | undefined;

/** Returns the codes of all currencies: those of ISO 4217 and cryptocurrencies. */
export function currencyCodes(): ReadonlySet<string> {
  codes ??= new Set([...Intl.supportedValuesOf('currency'), ...Object.keys(cryptoDecimals)]);
  return codes;
}

/** Returns the ISO 4217 code for one that is only in daily use. */
export function standardCode(code: string): string | undefined {
  return Object.hasOwn(usualCodes, code) ? usualCodes[code] : undefined;
}

/** Returns the least and the most decimals that amounts of a currency are shown with. */
export function decimalsOf(code: string): { least: number; most: number } {
  const decimals = Object.hasOwn(cryptoDecimals, code) ? cryptoDecimals[code] : undefined;
  if (decimals !== undefined) return { least: decimals, most: decimals };
  const { maximumFractionDigits: shown = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions();
  const units = minorUnits[code] ?? shown;
  return { least: Math.min(shown, units), most: Math.max(shown, units) };
}

/** Returns the shortest symbol of a currency: `€`. */
export function symbolOf(code: string): string {
  return symbolIn('en', code, 'narrowSymbol');
}

/**
 * Returns whether a symbol is one of a currency: that of CLDR, also in the currency's own
 * countries, the code or its first letters, or these letters before the sign, as in `C$`.
 */
export function isSymbolOf(symbol: string, code: string): boolean {
  if (isKnownSymbol(symbol, code) || code.startsWith(symbol.toUpperCase())) return true;
  const sign = symbolOf(code);
  const letters = symbol.endsWith(sign) ? symbol.slice(0, -sign.length) : undefined;
  return letters !== undefined && code.startsWith(letters.toUpperCase());
}

/** Returns whether CLDR has a symbol for a currency, or the symbol is the currency's code. */
export function isKnownSymbol(symbol: string, code: string): boolean {
  return symbol.toUpperCase() === code || symbolsOf(code).has(symbol);
}

/** Returns another currency with this code or symbol; `undefined` if no currency has it. */
export function ownerOf(symbol: string): string | undefined {
  if (currencyCodes().has(symbol)) return symbol;
  owners ??= new Map(
    [...currencyCodes()].toReversed().map((code) => [symbolOf(code), code] as const),
  );
  return mainOwners[symbol] ?? owners.get(symbol);
}

let owners: ReadonlyMap<string, string> | undefined;

/** The currencies that are meant by signs of several. */
const mainOwners: Readonly<Record<string, string>> = {
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  kr: 'SEK',
};

const symbols = new Map<string, ReadonlySet<string>>();

function symbolsOf(code: string): ReadonlySet<string> {
  const known = symbols.get(code);
  if (known) return known;
  const region = code.slice(0, 2);
  const language = localeOf(`und-${region}`)?.language ?? 'en';
  const found = new Set(
    ['en', `en-${region}`, `${language}-${region}`]
      .flatMap((locale) =>
        (['symbol', 'narrowSymbol'] as const).map((display) => symbolIn(locale, code, display)),
      )
      .concat(usualSymbols[code] ?? []),
  );
  symbols.set(code, found);
  return found;
}

function symbolIn(locale: string, code: string, display: 'symbol' | 'narrowSymbol'): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: display,
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}
