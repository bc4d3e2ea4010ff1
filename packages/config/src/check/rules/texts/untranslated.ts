import type { LocaleDocument } from '@livery/model';
import { getAt, type LocatedObject, type LocatedValue } from '../../../source/LocatedValue.ts';
import { isSchema } from '../../../source/Schema.ts';
import { groupBy } from '../../../source/groupBy.ts';
import { joinPointer } from '../../../source/pointer.ts';
import type { Check } from '../../BrandUnderCheck.ts';
import { localeOf } from '../../localeOf.ts';
import { textOriginOf, type Texts } from '../../textIndex.ts';

/** A language with more English texts than this is not translated; each of them is not a slip. */
const maxSlips = 20;

/**
 * Checks that no sentence of a language is the English one. Names and single words are often the
 * same in both, so only sentences of several words count.
 */
export const untranslated: Check = ({ documents, locales, tree, parents }, report) => {
  const english = locales.get('EN');
  const [parent] = parents;
  if (!english || !documents.site) return;
  const replaced = ownTexts(getAt(tree, '/locales/EN'), parent);
  const found = documents.site.supportLanguages.flatMap((language) => {
    const locale = locales.get(language);
    if (!locale || languageOf(locale) === languageOf(english)) return [];
    const former = formerSentences(replaced, locale).filter((name) => isOwn(language, name));
    const names = [...new Set([...sameSentences(english, locale), ...former])];
    if (names.length <= maxSlips) return names.map((name) => ({ language, name }));
    report(
      'LV754',
      joinPointer('/locales', language, names[0] ?? ''),
      `${names.length} texts of ${language} are the English ones; translate them, or do not offer the language yet`,
    );
    return [];
  });
  for (const [name, [first, ...others]] of groupBy(found, (each) => each.name))
    if (first)
      report(
        'LV754',
        joinPointer('/locales', first.language, name),
        `text "${name}" of ${[first, ...others].map(({ language }) => language).join(', ')} is the English one; translate it`,
      );

  function isOwn(language: string, name: string): boolean {
    const pointer = joinPointer('/locales', language, name);
    return getAt(tree, pointer) !== (parent && getAt(parent, pointer));
  }
};

/**
 * Returns the texts that are still the parent's English ones, which the brand replaced in English.
 */
function formerSentences(
  replaced: readonly { readonly name: string; readonly former: string }[],
  locale: LocaleDocument,
): string[] {
  return replaced
    .filter(({ name, former }) => locale[name] === former && isSentence(former, locale))
    .map(({ name }) => name);
}

const compared = new WeakMap<Texts, WeakMap<Texts, readonly string[]>>();

/**
 * Returns the names of the sentences that two languages have alike. Parents are compared once for
 * all brands, and of a brand only the texts that it adds or replaces.
 */
function sameSentences(english: Texts, locale: Texts): readonly string[] {
  const known = compared.get(english) ?? new WeakMap<Texts, readonly string[]>();
  compared.set(english, known);
  const names = known.get(locale) ?? compareSentences(english, locale);
  known.set(locale, names);
  return names;
}

function compareSentences(english: Texts, locale: Texts): readonly string[] {
  const isSame = (name: string): boolean => {
    const text = locale[name];
    return typeof text === 'string' && text === english[name] && isSentence(text, locale);
  };
  const origins = [textOriginOf(english), textOriginOf(locale)] as const;
  if (!origins[0] && !origins[1]) return Object.keys(locale).filter(isSame);
  const changed = new Set(origins.flatMap((origin) => origin?.changed ?? []));
  const inherited = sameSentences(origins[0]?.parent ?? english, origins[1]?.parent ?? locale);
  return [...inherited.filter((name) => !changed.has(name)), ...[...changed].filter(isSame)];
}

/** Returns the English texts that a brand replaced, with those of its parent. */
function ownTexts(
  own: LocatedValue | undefined,
  parent: LocatedObject | undefined,
): { name: string; former: string }[] {
  const inherited = parent && getAt(parent, '/locales/EN');
  if (own?.kind !== 'object' || inherited?.kind !== 'object' || own === inherited) return [];
  return [...own.entries].flatMap(([name, { value }]) => {
    const former = inherited.entries.get(name)?.value;
    return former?.kind === 'scalar' && typeof former.value === 'string' && former !== value
      ? [{ name, former: former.value }]
      : [];
  });
}

/**
 * Returns whether a text is a sentence of English: three words, of which one after the first is in
 * small letters. In another script two are enough, because no word of it is written like English.
 */
function isSentence(text: string, locale: Texts): boolean {
  const words = text.replaceAll(/\{\{[^{}]{0,40}\}\}/g, ' ').match(/\p{L}[\p{L}'’]+/gu) ?? [];
  const least = localeOf(tagOf(locale))?.script === 'Latn' ? 3 : 2;
  return words.length >= least && words.slice(1).some((word) => /^\p{Ll}/u.test(word));
}

function languageOf(locale: Texts): string {
  return tagOf(locale).split('-', 1)[0]?.toLowerCase() ?? '';
}

function tagOf({ $meta }: Texts): string {
  return isSchema($meta) && typeof $meta.tag === 'string' ? $meta.tag : '';
}
