import { groupBy } from '../../../source/groupBy.ts';
import type { Check } from '../../BrandUnderCheck.ts';
import { didYouMean, similarName } from '../../../source/nearestName.ts';
import { joinPointer } from '../../../source/pointer.ts';
import { firstForm, placeholders, textKeys, missingForms } from '../../textKeys.ts';
import { keyLocation, getAt } from '../../../source/LocatedValue.ts';

/** A language a brand offers besides English. */
interface Translation {
  readonly language: string;
  /** Plural forms that the language needs and lacks. */
  readonly missing: readonly string[];
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** Returns the pointer of one of its texts. */
  readonly pointerOf: (key: string) => string;
}

/**
 * Checks that every offered language has the same texts as English, with the same placeholders. A
 * new text without translations, or a wrong English text, is one problem, however many languages it
 * affects.
 */
export const texts: Check = ({ documents, locales, tree, references }, report) => {
  const english = translationOf('EN');
  if (!english || !documents.site) return;
  const others = documents.site.supportLanguages.flatMap((language) =>
    language === 'EN' ? [] : (translationOf(language) ?? []),
  );
  const named = new Set(
    references.filter(({ kind }) => kind === 'textKey').map(({ value }) => value),
  );
  const renamed = new Map(
    others.map((translation) => [translation, renamedKeys(english.keys, translation.keys)]),
  );

  for (const [key, forms] of english.keys) {
    const [paired, unpaired] = split(others, (translation) => renamed.get(translation)?.has(key));
    const [present, lacking] = split(unpaired, ({ keys }) => keys.has(key));
    reportMissing(key, lacking);
    reportPlaceholders(key, forms, present);
    if (paired.length > 0)
      reportRenamed(
        key,
        groupBy(paired, (translation) => renamed.get(translation)?.get(key) ?? ''),
      );
  }
  const isPaired = (translation: Translation, key: string): boolean =>
    [...(renamed.get(translation)?.values() ?? [])].includes(key);
  const extra = others.flatMap((translation) =>
    [...translation.keys.keys()]
      .filter((key) => !english.keys.has(key) && !isPaired(translation, key))
      .map((key) => ({ key, each: translation })),
  );
  for (const [key, found] of groupBy(extra, (finding) => finding.key)) {
    if (isOfAll(found))
      report('LV406', '/locales/EN', `EN has no text "${key}", which the other languages have`);
    else
      for (const { each } of found)
        report(
          'LV406',
          each.pointerOf(key),
          `EN has no text "${key}", which ${each.language} has${didYouMean(key, [...each.missing, ...english.keys.keys()])}`,
          { atKey: true },
        );
  }

  function reportMissing(key: string, lacking: readonly Translation[]): void {
    const [only] = lacking;
    if (!only || !english) return;
    const inEnglish = english.pointerOf(key);
    const hint = didYouMean(key, english.keys.keys());
    const location = { location: keyLocation(tree, inEnglish) };
    if (lacking.length > 1)
      return report(
        'LV406',
        inEnglish,
        `${lacking.map(({ language }) => language).join(', ')} have no text "${key}"${hint}`,
        location,
      );
    const at = joinPointer('/locales', only.language);
    // In the folder that added the English text. If that folder has no file of the language, at the
    // English text.
    const isOwn = getAt(tree, at)?.location.document.layer === location.location.document.layer;
    report('LV406', at, `${only.language} has no text "${key}"${hint}`, isOwn ? {} : location);
  }

  function reportPlaceholders(
    key: string,
    forms: readonly string[],
    translations: readonly Translation[],
  ): void {
    const expected = placeholders(forms);
    const different = translations.flatMap((each) => {
      const found = placeholders(each.keys.get(key) ?? []);
      return found === expected || found.join() === expected.join() ? [] : { each, found };
    });
    const [first] = different;
    if (!first || !english) return;
    if (isOfAll(different) && different.every(({ found }) => found.join() === first.found.join())) {
      return report(
        'LV407',
        english.pointerOf(key),
        `EN text "${key}" has the placeholders ${braced(expected)}, the other languages have ${braced(first.found)}`,
      );
    }
    for (const { each, found } of different)
      report(
        'LV407',
        each.pointerOf(key),
        `${each.language} text "${key}" has the placeholders ${braced(found)}, EN has ${braced(expected)}`,
      );
  }

  /**
   * Reports keys that are spelt differently from the references in pages, or from all other
   * languages.
   */
  function reportRenamed(
    inEnglish: string,
    spellings: ReadonlyMap<string, readonly Translation[]>,
  ): void {
    for (const [key, spelt] of spellings) {
      if (english && (isOfAll(spelt) || (named.has(key) && !named.has(inEnglish)))) {
        report(
          'LV406',
          english.pointerOf(inEnglish),
          `EN has a text "${inEnglish}", which ${spelt.map(({ language }) => language).join(', ')} ${spelt.length === 1 ? 'calls' : 'call'} "${key}"`,
          { atKey: true },
        );
      } else {
        for (const { language, pointerOf } of spelt)
          report(
            'LV406',
            pointerOf(key),
            `${language} has a text "${key}", which EN calls "${inEnglish}"`,
            { atKey: true },
          );
      }
    }
  }

  /**
   * Returns whether a finding applies to every other language, of at least two. Then the mistake is
   * in English.
   */
  function isOfAll(found: readonly unknown[]): boolean {
    return others.length > 1 && found.length === others.length;
  }

  function translationOf(language: string): Translation | undefined {
    const locale = locales.get(language);
    return (
      locale && {
        language,
        missing: missingForms(locale),
        keys: textKeys(locale),
        pointerOf: (key) =>
          joinPointer(
            joinPointer('/locales', language),
            firstForm(Object.keys(locale), key) ?? key,
          ),
      }
    );
  }
};

/**
 * Returns the keys of one language that the other has under a similar name. One of the two is
 * misspelt.
 */
function renamedKeys(
  english: ReadonlyMap<string, unknown>,
  others: ReadonlyMap<string, unknown>,
): Map<string, string> {
  const added = [...others.keys()].filter((key) => !english.has(key));
  if (added.length === 0) return new Map();
  const lacking = [...english.keys()].filter((key) => !others.has(key));
  return new Map(
    added.flatMap((key) => {
      const suggestion = similarName(key, lacking);
      return suggestion === undefined ? [] : [[suggestion, key] as const];
    }),
  );
}

/** Returns the items that fulfil a condition, and the others. */
function split<T>(
  items: readonly T[],
  isIn: (item: T) => boolean | undefined,
): [readonly T[], readonly T[]] {
  if (!items.some(isIn)) return [[], items];
  if (items.every(isIn)) return [items, []];
  return [items.filter(isIn), items.filter((item) => isIn(item) !== true)];
}

function braced(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.map((name) => `{{${name}}}`).join(', ');
}
