import { groupBy } from '../../../source/groupBy.ts';
import { joinPointer } from '../../../source/pointer.ts';
import type { BrandUnderCheck, Check } from '../../BrandUnderCheck.ts';
import { isSymbolOf, ownerOf } from '../../currencies.ts';
import { currencyWhereWritten } from '../../currencyWhereWritten.ts';
import { textIndex } from '../../textIndex.ts';

/** A currency sign beside a number or a placeholder. */
const signed = /(\p{Sc})\s?(?:\d|\{\{)|(?:\d|\}\})\s?(\p{Sc})/gu;
/** Letters beside a number, which may be the code or the symbol of a currency. */
const lettered = /(?<![\p{L}\d])([A-Z]{1,3})\s?\d|\d\s?([A-Z]{3})(?!\p{L})/gu;

/**
 * Checks that no text states an amount in another currency than the brand's, which is left when the
 * currency of a copied brand is changed. A text is reported once for all languages.
 */
export const textAmounts: Check = (underCheck, report) => {
  const { documents, locales } = underCheck;
  if (!documents.site) return;
  const { code, symbol } = documents.site.currency;
  const former = formerSigns(underCheck);
  const isForeign = (sign: string, isLetters: boolean): boolean =>
    sign !== symbol.trim() &&
    !isSymbolOf(sign, code) &&
    (isLetters ? former.has(sign) : ownerOf(sign) !== undefined);
  const found = documents.site.supportLanguages.flatMap((language) => {
    const locale = locales.get(language);
    return [...(locale ? textIndex(locale).amounts : [])].flatMap(([name, text]) => {
      const sign =
        signsIn(text, signed).find((each) => isForeign(each, false)) ??
        signsIn(text, lettered).find((each) => isForeign(each, true));
      return sign === undefined ? [] : [{ language, name, sign }];
    });
  });
  for (const [name, [first, ...others]] of groupBy(found, (each) => each.name)) {
    if (!first) continue;
    const languages = [first, ...others].map(({ language }) => language).join(', ');
    report(
      'LV753',
      joinPointer('/locales', first.language, name),
      `text "${name}" has an amount in "${first.sign}" in ${languages}, but the currency of the brand is ${code}; write it with "${symbol.trim()}"`,
    );
  }
};

function signsIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, before, after]) => before ?? after ?? '');
}

/** Returns the codes and symbols of the currencies that the brand's parents have. */
function formerSigns(underCheck: BrandUnderCheck): ReadonlySet<string> {
  const { tree, parents, documents } = underCheck;
  const trees = [tree, ...parents];
  const codes = trees.map((_, index) =>
    currencyWhereWritten('/site/currency/code', {
      ...underCheck,
      tree: trees[index] ?? tree,
      parents: trees.slice(index + 1),
    }),
  );
  const former = codes.filter((code) => code !== documents.site?.currency.code);
  return new Set(former.flatMap((code) => (code === undefined ? [] : [code, code.slice(0, 1)])));
}
