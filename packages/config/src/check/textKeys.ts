import type { LocaleDocument } from '@livery/model';

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const plural = new RegExp(`_(?:${pluralForms.join('|')})$`);

/** What the checks need to know about the texts of one language. */
export interface TextIndex {
  /** Text keys. The plural forms of a text are one key. */
  readonly keys: ReadonlySet<string>;
  /** Sorted names between `{{` and `}}` of all forms together, for the keys that have any. */
  readonly placeholders: ReadonlyMap<string, readonly string[]>;
  /** The plural forms of the keys that have any. */
  readonly forms: ReadonlyMap<string, ReadonlySet<string>>;
  /** Texts that are blank or have a `<`, by name. */
  readonly doubtful: ReadonlyMap<string, string>;
}

const indexes = new WeakMap<LocaleDocument, TextIndex>();

/**
 * Returns the index of a language. Made once for each document and in one pass, because a brand has tens
 * of thousands of texts.
 */
export function textIndex(locale: LocaleDocument): TextIndex {
  const index = indexes.get(locale) ?? createIndex(locale);
  indexes.set(locale, index);
  return index;
}

function createIndex(locale: LocaleDocument): TextIndex {
  const keys = new Set<string>();
  const placeholders = new Map<string, readonly string[]>();
  const forms = new Map<string, Set<string>>();
  const doubtful = new Map<string, string>();
  // Not by `Object.entries`, which takes twice the time.
  for (const name of Object.keys(locale)) {
    const text = locale[name];
    if (typeof text !== 'string' || name.startsWith('$')) continue;
    const key = keyOf(name);
    keys.add(key);
    if (key !== name) forms.set(key, (forms.get(key) ?? new Set()).add(name.slice(key.length + 1)));
    if (text.includes('{{'))
      placeholders.set(
        key,
        [...new Set([...(placeholders.get(key) ?? []), ...placeholdersOf(text)])].toSorted(),
      );
    if (text.includes('<') || text.trim() === '') doubtful.set(name, text);
  }
  return { keys, placeholders, forms, doubtful };
}

function placeholdersOf(text: string): string[] {
  return Array.from(
    text.matchAll(/\{\{-?\s*([\w.]+)(?![\w.])[^{}]*\}\}/g),
    ([, name]) => name ?? '',
  );
}

/** Returns the text keys of a language. */
export function textKeys(locale: LocaleDocument): ReadonlySet<string> {
  return textIndex(locale).keys;
}

/** Returns the names that a text key can have in a locale document. */
export function formNames(key: string): string[] {
  return [key, ...pluralForms.map((form) => `${key}_${form}`)];
}

/**
 * Returns the plural forms that a language needs for whole numbers, and that one of its texts with
 * plural forms lacks: `account.unread_few`.
 */
export function missingForms(locale: LocaleDocument): string[] {
  const { forms } = textIndex(locale);
  const needed = forms.size === 0 ? [] : neededForms(locale.$meta.tag);
  return Array.from(forms, ([key, found]) =>
    needed.filter((form) => !found.has(form)).map((form) => `${key}_${form}`),
  ).flat();
}

const neededByTag = new Map<string, readonly string[]>();
/** The forms of larger numbers occur below it, too. */
const maxCount = 120;

/** Returns the forms of small whole numbers. Those of millions and fractions are optional. */
function neededForms(tag: string): readonly string[] {
  const cached = neededByTag.get(tag);
  if (cached) return cached;
  let needed: readonly string[] = [];
  try {
    const rules = new Intl.PluralRules(tag);
    needed = [...new Set(Array.from({ length: maxCount }, (_, count) => rules.select(count)))];
  } catch {
    // A wrong tag is reported itself.
  }
  neededByTag.set(tag, needed);
  return needed;
}

/** Returns the first name of a locale document that belongs to a text key. */
export function firstForm(names: Iterable<string>, key: string): string | undefined {
  for (const name of names) if (keyOf(name) === key) return name;
  return undefined;
}

/** Returns the text key of a name, which may have the ending of a plural form. */
export function keyOf(name: string): string {
  return name.includes('_') ? name.replace(plural, '') : name;
}
