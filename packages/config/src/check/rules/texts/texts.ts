import { groupBy } from '../../../source/groupBy.ts';
import type { Check } from '../../BrandUnderCheck.ts';
import { didYouMean, similarName } from '../../../source/nearestName.ts';
import { joinPointer } from '../../../source/pointer.ts';
import { missingForms } from '../../missingForms.ts';
import { textIndex, type TextIndex } from '../../textIndex.ts';
import { firstForm } from '../../textKeys.ts';
import { keyLocation, getAt } from '../../../source/LocatedValue.ts';

/** More keys than this that one language lacks or adds are not misspelt; comparing them would take long. */
const maxMisspelt = 100;

/** A language a brand offers besides English. */
interface Translation {
  readonly language: string;
  readonly index: TextIndex;
  /** Plural forms that the language needs and lacks. */
  readonly missing: readonly string[];
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
  const compared = others.map((translation) => ({
    translation,
    ...differences(english.index, translation.index),
  }));
  const findings = (kind: 'lacking' | 'extra' | 'mismatched') =>
    groupBy(
      compared.flatMap(({ translation, [kind]: keys }) =>
        keys.map((key) => ({ key, translation })),
      ),
      ({ key }) => key,
    );

  const missing = findings('lacking');
  for (const [key, found] of missing)
    reportMissing(
      key,
      found.map(({ translation }) => translation),
    );
  for (const [key, found] of findings('mismatched'))
    reportPlaceholders(
      key,
      found.map(({ translation }) => translation),
    );
  const spellings = compared.flatMap(({ translation, renamed }) =>
    Array.from(renamed, ([inEnglish, key]) => ({ inEnglish, key, translation })),
  );
  for (const [inEnglish, spelt] of groupBy(spellings, (spelling) => spelling.inEnglish))
    reportRenamed(
      inEnglish,
      groupBy(spelt, ({ key }) => key),
    );
  const extra = findings('extra');
  for (const [key, found] of extra) {
    if (isOfAll(found))
      report('LV406', '/locales/EN', `EN has no text "${key}", which the other languages have`);
    else
      for (const { translation } of found)
        report(
          'LV406',
          translation.pointerOf(key),
          `EN has no text "${key}", which ${translation.language} has${extra.size > maxMisspelt ? '' : didYouMean(key, [...translation.missing, ...english.index.keys])}`,
          { atKey: true },
        );
  }

  function reportMissing(key: string, lacking: readonly Translation[]): void {
    const [only] = lacking;
    if (!only || !english) return;
    const inEnglish = english.pointerOf(key);
    // A key that a document names is not misspelt; it lacks a translation.
    const isSpeltRight = named.has(key) || missing.size > maxMisspelt;
    const hint = isSpeltRight ? '' : didYouMean(key, english.index.keys);
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

  function reportPlaceholders(key: string, translations: readonly Translation[]): void {
    const placeholdersOf = ({ index }: Translation) => index.placeholders.get(key) ?? [];
    const different = translations.map((each) => ({ each, found: placeholdersOf(each) }));
    const [first] = different;
    if (!first || !english) return;
    const expected = placeholdersOf(english);
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
    spellings: ReadonlyMap<string, readonly { readonly translation: Translation }[]>,
  ): void {
    for (const [key, spelt] of spellings) {
      if (english && (isOfAll(spelt) || (named.has(key) && !named.has(inEnglish)))) {
        report(
          'LV406',
          english.pointerOf(inEnglish),
          `EN has a text "${inEnglish}", which ${spelt.map(({ translation }) => translation.language).join(', ')} ${spelt.length === 1 ? 'calls' : 'call'} "${key}"`,
          { atKey: true },
        );
      } else {
        for (const {
          translation: { language, pointerOf },
        } of spelt)
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
        index: textIndex(locale),
        missing: missingForms(locale),
        pointerOf: (key) =>
          joinPointer(
            joinPointer('/locales', language),
            firstForm(Object.keys(locale), key) ?? key,
          ),
      }
    );
  }
};

/** Differences between the texts of English and of another language. */
interface TextDifferences {
  /** Keys of the other language by the similar key of English; one of the two is misspelt. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Other keys that only English has. */
  readonly lacking: readonly string[];
  /** Other keys that only the other language has. */
  readonly extra: readonly string[];
  /** Keys of both whose texts have different placeholders. */
  readonly mismatched: readonly string[];
}

const comparisons = new WeakMap<TextIndex, WeakMap<TextIndex, TextDifferences>>();

/** Compares two languages once, because most brands have the indexes of their parents. */
function differences(english: TextIndex, other: TextIndex): TextDifferences {
  const withEnglish = comparisons.get(english) ?? new WeakMap<TextIndex, TextDifferences>();
  comparisons.set(english, withEnglish);
  const found = withEnglish.get(other) ?? compareTexts(english, other);
  withEnglish.set(other, found);
  return found;
}

function compareTexts(english: TextIndex, other: TextIndex): TextDifferences {
  const lacking = [...english.keys].filter((key) => !other.keys.has(key));
  const extra = [...other.keys].filter((key) => !english.keys.has(key));
  const renamed = new Map(
    (extra.length > maxMisspelt ? [] : extra).flatMap((key) => {
      const suggestion = similarName(key, lacking);
      return suggestion === undefined ? [] : [[suggestion, key] as const];
    }),
  );
  const spelt = new Set(renamed.values());
  return {
    renamed,
    lacking: lacking.filter((key) => !renamed.has(key)),
    extra: extra.filter((key) => !spelt.has(key)),
    mismatched: [...new Set([...english.placeholders.keys(), ...other.placeholders.keys()])].filter(
      (key) =>
        english.keys.has(key) &&
        other.keys.has(key) &&
        english.placeholders.get(key)?.join() !== other.placeholders.get(key)?.join(),
    ),
  };
}

function braced(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.map((name) => `{{${name}}}`).join(', ');
}
