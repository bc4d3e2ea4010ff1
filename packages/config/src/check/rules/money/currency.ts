import type { SiteDocument } from '@livery/model';
import { getAt, type LocatedValue } from '../../../source/LocatedValue.ts';
import { didYouMean, hintOf } from '../../../source/nearestName.ts';
import type { BrandUnderCheck, Check, Report } from '../../BrandUnderCheck.ts';
import {
  currencyCodes,
  decimalsOf,
  isKnownSymbol,
  isSymbolOf,
  ownerOf,
  standardCode,
  symbolOf,
} from '../../currencies.ts';
import { shownJackpots } from '../../shownJackpots.ts';
import { currencyWhereWritten } from '../../currencyWhereWritten.ts';

/**
 * Checks that the currency exists, and that its symbol, its decimals and the sample amounts are its
 * own: a brand that changes only the code has those of the parent's currency.
 */
export const currency: Check = (underCheck, report) => {
  const { site } = underCheck.documents;
  if (!site) return;
  const { code } = site.currency;
  if (!currencyCodes().has(code)) {
    const standard = standardCode(code);
    report(
      'LV424',
      '/site/currency/code',
      `"${code}" is no ISO 4217 currency${standard === undefined ? didYouMean(code, currencyCodes()) : hintOf(standard)}`,
    );
    return;
  }
  let isOwn = true;
  const reportOwn: Report = (...problem) => {
    isOwn = false;
    report(...problem);
  };
  checkSymbol(site.currency, underCheck, reportOwn);
  checkDecimals(site.currency, underCheck.tree, reportOwn);
  // One step of a change of the currency after the other.
  if (isOwn) checkSamples(code, underCheck, report);
};

type Currency = SiteDocument['currency'];

function checkSymbol(
  { code, symbol }: Currency,
  underCheck: BrandUnderCheck,
  report: Report,
): void {
  const { tree } = underCheck;
  const own = symbolOf(code);
  const pointer = '/site/currency/symbol';
  if (!isBesideCode('symbol', tree)) {
    if (currencyWhereWritten(pointer, underCheck) !== code && !isKnownSymbol(symbol, code))
      report(
        'LV744',
        '/site/currency/code',
        `${code} would be shown with the inherited symbol "${symbol}"; add "symbol": "${own}"`,
      );
    return;
  }
  const written = symbol.trim();
  const entity = /&(?:#\w+|[a-z]+);/i.exec(written)?.[0];
  if (written === '') report('LV744', pointer, `the symbol of ${code} is blank; write "${own}"`);
  else if (entity !== undefined)
    report(
      'LV744',
      pointer,
      `the symbol has "${entity}", which is shown as it is typed; write "${own}"`,
    );
  else if (isOfAnother(written, code, underCheck))
    report(
      'LV744',
      pointer,
      `${code} would be shown with the symbol "${written}", which is of another currency; write "${own}"`,
    );
}

/** Returns whether a symbol is not one of a currency, but of another one or of the parent's. */
function isOfAnother(symbol: string, code: string, { parents }: BrandUnderCheck): boolean {
  if (isKnownSymbol(symbol, code)) return false;
  const inherited = parents.map((parent) => ({
    symbol: textAt(parent, '/site/currency/symbol'),
    code: textAt(parent, '/site/currency/code'),
  }));
  if (inherited.some((parent) => parent.symbol === symbol && parent.code !== code)) return true;
  return !isSymbolOf(symbol, code) && ownerOf(symbol) !== undefined;
}

function checkDecimals({ code, minorDigits }: Currency, tree: LocatedValue, report: Report): void {
  const { least, most } = decimalsOf(code);
  const isOwn = isBesideCode('minorDigits', tree);
  const pointer = isOwn ? '/site/currency/minorDigits' : '/site/currency/code';
  if (minorDigits > most)
    report(
      'LV744',
      pointer,
      `${code} has ${most === 0 ? 'no decimals' : `at most ${most} decimals`}; write "minorDigits": ${most}`,
    );
  // A brand that states fewer decimals wants round amounts.
  else if (minorDigits < least && !isOwn)
    report(
      'LV744',
      pointer,
      `${code} has ${least} decimals, of which ${minorDigits} would be shown; write "minorDigits": ${least}`,
    );
}

/**
 * Checks that the sample jackpots that pages show are not those of a parent with another currency.
 */
function checkSamples(code: string, underCheck: BrandUnderCheck, report: Report): void {
  const amounts = { home: ['home.minimum', 'home.maximum'], other: ['other.start'], slots: [] };
  const shown = [...new Set(shownJackpots(underCheck).map(({ kind }) => kind))];
  const foreign = shown
    .flatMap((kind) => amounts[kind])
    .map((name) => ({
      name,
      from: currencyWhereWritten(`/site/jackpots/${name.replace('.', '/')}`, underCheck),
    }))
    .filter(({ from }) => from !== code);
  const [first] = foreign;
  if (first)
    report(
      'LV752',
      '/site/currency/code',
      `the sample jackpots show amounts of ${first.from} as ${code}; state under "jackpots": ${foreign.map(({ name }) => name).join(', ')}`,
    );
}

/** Returns whether a property of the currency is from the folder that states its code. */
function isBesideCode(name: string, tree: LocatedValue): boolean {
  const layerOf = (property: string): string | undefined =>
    getAt(tree, `/site/currency/${property}`)?.location.document.layer;
  return layerOf(name) === layerOf('code');
}

function textAt(tree: LocatedValue, pointer: string): string | undefined {
  const value = getAt(tree, pointer);
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}
