import { canonicalTag } from '@livery/model';
import { nearestLocation } from '../../../source/LocatedValue.ts';
import { hintOf } from '../../../source/nearestName.ts';
import { groupBy } from '../../../source/groupBy.ts';
import { joinPointer } from '../../../source/pointer.ts';
import type { Check } from '../../BrandUnderCheck.ts';
import { localeOf } from '../../localeOf.ts';

/** Scripts that are written from right to left. Source: Unicode Standard Annex 9. */
const rightToLeft: readonly (string | undefined)[] =
  'Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa'.split(' ');

/**
 * Checks that each language has the tag of a language that exists, in its direction, and that no
 * two languages of the picker have one tag, because their texts are known by it.
 */
export const languageTags: Check = ({ documents, locales, layers, tree }, report) => {
  const valid = [...locales].flatMap(([language, { $meta }]) => {
    const pointer = joinPointer('/locales', language, '$meta');
    const locale = localeOf($meta.tag);
    if (!locale) {
      report(
        'LV424',
        `${pointer}/tag`,
        `"${$meta.tag}" is no BCP 47 language tag${hyphenHint($meta.tag)}`,
      );
      return [];
    }
    if (!isLanguage(locale.language)) {
      report(
        'LV424',
        `${pointer}/tag`,
        `"${$meta.tag}" is no language${languageHint(locale.language)}`,
      );
      return [];
    }
    const tag = canonicalTag($meta.tag);
    const dir = rightToLeft.includes(locale.script) ? 'rtl' : 'ltr';
    if ($meta.dir !== dir)
      report(
        'LV756',
        `${pointer}/dir`,
        `${names.of(tag) ?? tag} is written ${dir === 'rtl' ? 'from right to left' : 'from left to right'}; write "${dir}"`,
      );
    return [{ language, tag, pointer: `${pointer}/tag` }];
  });
  const offered = documents.site?.supportLanguages ?? [];
  const ageOf = (pointer: string): number =>
    layers.indexOf(nearestLocation(tree, pointer).document.layer);
  const chosen = offered.flatMap((code) => valid.find(({ language }) => language === code) ?? []);
  for (const [tag, same] of groupBy(chosen, (each) => each.tag)) {
    const newest = same.toSorted((a, b) => ageOf(a.pointer) - ageOf(b.pointer)).at(-1);
    const other = same.find((each) => each !== newest);
    if (newest && other)
      report(
        'LV755',
        newest.pointer,
        `${newest.language} and ${other.language} both have the tag "${tag}", so their texts would be mixed up; write the tag of ${newest.language}`,
      );
  }
};

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Returns whether a language exists. Most of those with three letters have no name in CLDR. */
function isLanguage(subtag: string): boolean {
  return subtag.length === 3 || names.of(subtag) !== subtag;
}

/** Returns the main language of a country, or the one with the English name, as a hint. */
function languageHint(word: string): string {
  const ofCountry = word.length === 2 ? localeOf(`und-${word}`)?.language : undefined;
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(0x61 + index));
  const meant =
    ofCountry ??
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .find((code) => names.of(code)?.toLowerCase() === word);
  return meant === undefined || meant === 'und' || meant === 'en' ? '' : hintOf(meant);
}

/** Returns the tag with hyphens, as a hint. */
function hyphenHint(tag: string): string {
  const hyphenated = tag.replaceAll('_', '-');
  return hyphenated !== tag && localeOf(hyphenated) ? hintOf(hyphenated) : '';
}
