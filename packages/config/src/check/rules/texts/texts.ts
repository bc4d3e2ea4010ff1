import { groupBy } from '../../../source/groupBy.ts';
import type { Check } from '../../BrandUnderCheck.ts';
import { didYouMean, similarName } from '../../../source/nearestName.ts';
import { joinPointer } from '../../../source/pointer.ts';
import { missingForms } from '../../missingForms.ts';
import { textIndex, type TextIndex } from '../../textIndex.ts';
import { firstForm } from '../../textKeys.ts';
import {
  getAt,
  keyLocation,
  nearestLocation,
  plainValue,
  type LocatedObject,
  type SourceLocation,
} from '../../../source/LocatedValue.ts';
import { isSchema } from '../../../source/Schema.ts';

/**
 * More keys than this that one language lacks or adds are not misspelt; comparing them would take
 * long.
 */
const maxMisspelt = 100;

/** A language a brand offers besides English. */
interface Translation {
  readonly language: string;
  readonly index: TextIndex;
  /** Plural forms that the language needs and lacks. */
  readonly missing: readonly string[];
  /** Returns the names of its texts, with the endings of plural forms. */
  readonly names: () => readonly string[];
  /** Returns the pointer of one of its texts. */
  readonly pointerOf: (key: string) => string;
}

/**
 * Checks that every offered language has the same texts as English, with the same placeholders. A
 * new text without translations, or a wrong English text, is one problem, however many languages it
 * affects.
 */
export const texts: Check = (underCheck, report) => {
  const { documents, locales, layers, tree, parents, references } = underCheck;
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
  const reportedPlaceholders = findings('mismatched');
  for (const [key, found] of reportedPlaceholders)
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
    if (isOfAll(found)) reportOnlyTranslated(key, found[0]?.translation);
    else
      for (const { translation } of found)
        report(
          'LV406',
          translation.pointerOf(key),
          `EN has no text "${key}", which ${translation.language} has${extra.size > maxMisspelt ? '' : didYouMean(key, [...translation.missing, ...translation.names(), ...english.index.keys])}`,
          { atKey: true },
        );
  }
  reportLostPlaceholders();

  /**
   * Reports a text that all other languages have: at English, or where English is only a parent's.
   */
  function reportOnlyTranslated(key: string, first: Translation | undefined): void {
    const message = `EN has no text "${key}", which the other languages have`;
    const added = first && keyLocation(tree, first.pointerOf(key));
    const isInherited =
      added && ageOf(nearestLocation(tree, '/locales/EN')) < ageOf(added)
        ? { location: added }
        : {};
    report('LV406', '/locales/EN', message, isInherited);
  }

  function reportMissing(key: string, lacking: readonly Translation[]): void {
    const [only] = lacking;
    if (!only || !english) return;
    const inEnglish = english.pointerOf(key);
    // A key that a document names is not misspelt; it lacks a translation.
    const isSpeltRight = named.has(key) || missing.size > maxMisspelt;
    const hint = isSpeltRight
      ? ''
      : didYouMean(
          key,
          [...english.missing, ...english.names(), ...english.index.keys].filter(
            (name) => !missing.has(name),
          ),
        );
    const location = { location: keyLocation(tree, inEnglish) };
    if (lacking.length > 1)
      return report(
        'LV406',
        inEnglish,
        `${lacking.map(({ language }) => language).join(', ')} have no text "${key}"${hint}`,
        location,
      );
    const at = joinPointer('/locales', only.language);
    // In the folder that added the English text. If that folder has no file of the language, or the
    // English key seems to be misspelt, at the English text.
    const isOwn =
      hint === '' && getAt(tree, at)?.location.document.layer === location.location.document.layer;
    report('LV406', at, `${only.language} has no text "${key}"${hint}`, isOwn ? {} : location);
  }

  function reportPlaceholders(key: string, translations: readonly Translation[]): void {
    const placeholdersOf = ({ index }: Translation) => index.placeholders.get(key) ?? [];
    const different = translations.map((each) => ({ each, found: placeholdersOf(each) }));
    const [first] = different;
    if (!first || !english) return;
    const expected = placeholdersOf(english);
    const inEnglish = english.pointerOf(key);
    const englishAge = ageOf(nearestLocation(tree, inEnglish));
    const original = parentPlaceholders(key);
    // The languages that are right if English is wrong: those of older layers, and those that still
    // have the placeholders that a parent's English text has.
    const right = different.filter(
      ({ each, found }) =>
        ageOf(nearestLocation(tree, each.pointerOf(key))) < englishAge ||
        (original !== undefined &&
          original.join() !== expected.join() &&
          original.join() === found.join()),
    );
    const isEnglish =
      right.length > 0 ||
      (isOfAll(different) && different.every(({ found }) => found.join() === first.found.join()));
    if (isEnglish) {
      const others =
        isOfAll(different) || different.length > 3
          ? 'the other languages have'
          : `${different.map(({ each }) => each.language).join(', ')} ${different.length === 1 ? 'has' : 'have'}`;
      return report(
        'LV407',
        inEnglish,
        `EN text "${key}" has the placeholders ${braced(expected)}, ${others} ${braced((right[0] ?? first).found)}`,
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
   * Reports English texts that replace a placeholder of the parent's text by another one, in all
   * languages alike: pages fill in the parent's.
   */
  function reportLostPlaceholders(): void {
    if (!english) return;
    for (const [key, found] of english.index.placeholders) {
      const original = parentPlaceholders(key);
      const isReplaced =
        original?.some((name) => !found.includes(name)) === true &&
        found.some((name) => !original.includes(name));
      if (isReplaced && !reportedPlaceholders.has(key))
        report(
          'LV407',
          english.pointerOf(key),
          `EN text "${key}" has the placeholders ${braced(found)}, which replace ${braced(original)} of the parent’s text`,
        );
    }
  }

  /** Returns the placeholders of the English text that the brand's own one replaces. */
  function parentPlaceholders(key: string): readonly string[] | undefined {
    const [parent] = parents;
    const texts = parent && englishOf(parent);
    const index = texts && textIndex(texts);
    return index?.keys.has(key) === true ? (index.placeholders.get(key) ?? []) : undefined;
  }

  /** Returns the position of a layer among the brand's folders; the oldest one has 0. */
  function ageOf({ document }: SourceLocation): number {
    return layers.indexOf(document.layer);
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
        names: () => Object.keys(locale).filter((name) => !name.startsWith('$')),
        pointerOf: (key) =>
          joinPointer(joinPointer('/locales', language), firstForm(locale, key) ?? key),
      }
    );
  }
};

const englishTexts = new WeakMap<LocatedObject, Readonly<Record<string, unknown>> | undefined>();

/** Returns the English texts of a merged tree, made once, because brands share their parents. */
function englishOf(tree: LocatedObject): Readonly<Record<string, unknown>> | undefined {
  if (englishTexts.has(tree)) return englishTexts.get(tree);
  const located = getAt(tree, '/locales/EN');
  const value = located && plainValue(located);
  const texts = isSchema(value) ? value : undefined;
  englishTexts.set(tree, texts);
  return texts;
}

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
