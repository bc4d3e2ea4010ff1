import { formNames, keyOf } from './textKeys.ts';

/** What the checks need to know about the texts of one language. */
export interface TextIndex {
  /** Text keys. The plural forms of a text are one key. */
  readonly keys: ReadonlySet<string>;
  /** Sorted names between `{{` and `}}` of all forms together, for the keys that have any. */
  readonly placeholders: ReadonlyMap<string, readonly string[]>;
  /** The plural forms of the keys that have any. */
  readonly forms: ReadonlyMap<string, ReadonlySet<string>>;
  /** Texts that are blank or have a `<` or `&`, by name. */
  readonly doubtful: ReadonlyMap<string, string>;
  /** Texts with a sign or letters beside a number, which may be an amount of money, by name. */
  readonly amounts: ReadonlyMap<string, string>;
}

/** Texts of one language by name, and its `$meta`. */
export type Texts = Readonly<Record<string, unknown>>;

/** A language of the parents, and the names whose texts a brand adds, replaces or deletes. */
export interface TextOrigin {
  readonly parent: Texts;
  readonly changed: readonly string[];
}

const indexes = new WeakMap<Texts, TextIndex>();
const origins = new WeakMap<Texts, TextOrigin>();

/**
 * Records which texts a language has from the brand's parents, so that its index is made from
 * theirs: a brand inherits tens of thousands of texts and changes a few.
 */
export function recordTextOrigin(locale: Texts, origin: TextOrigin): void {
  origins.set(locale, origin);
}

/**
 * Returns which texts a language has from the brand's parents; `undefined` if all are those of one
 * document.
 */
export function textOriginOf(locale: Texts): TextOrigin | undefined {
  return origins.get(locale);
}

/**
 * Returns the index of a language, made once. It is the index of the parents itself if the brand's
 * own texts do not change it.
 */
export function textIndex(locale: Texts): TextIndex {
  const known = indexes.get(locale);
  if (known) return known;
  const origin = origins.get(locale);
  const index = origin ? derivedIndex(locale, origin) : createIndex(locale, Object.keys(locale));
  indexes.set(locale, index);
  return index;
}

/** Makes the index of the texts with these names, in one pass. */
function createIndex(locale: Texts, names: readonly string[]): TextIndex {
  const keys = new Set<string>();
  const placeholders = new Map<string, readonly string[]>();
  const forms = new Map<string, Set<string>>();
  const doubtful = new Map<string, string>();
  const amounts = new Map<string, string>();
  // Not by `Object.entries`, which takes twice the time.
  for (const name of names) {
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
    if (text.includes('<') || text.includes('&') || text.trim() === '') doubtful.set(name, text);
    if (amount.test(text)) amounts.set(name, text);
  }
  return { keys, placeholders, forms, doubtful, amounts };
}

const amount = /\p{Sc}|[A-Z]\s?\d|\d\s?[A-Z]/u;

function placeholdersOf(text: string): string[] {
  return Array.from(
    text.matchAll(/\{\{-?\s*([\w.]+)(?![\w.])[^{}]*\}\}/g),
    ([, name]) => name ?? '',
  );
}

/** Makes the index of a language from that of its parents and the texts that differ. */
function derivedIndex(locale: Texts, { parent, changed }: TextOrigin): TextIndex {
  const inherited = textIndex(parent);
  const keys = [...new Set(changed.map(keyOf))];
  // All forms of a changed text, because they share an entry of the index.
  const names = keys.flatMap(formNames);
  const own = createIndex(locale, names);
  const index = {
    keys: patchedSet(inherited.keys, own.keys, keys),
    placeholders: patchedMap(inherited.placeholders, own.placeholders, keys, isSameList),
    forms: patchedMap(inherited.forms, own.forms, keys, isSameSet),
    doubtful: patchedMap(inherited.doubtful, own.doubtful, names, Object.is),
    amounts: patchedMap(inherited.amounts, own.amounts, names, Object.is),
  };
  return index.keys === inherited.keys &&
    index.placeholders === inherited.placeholders &&
    index.forms === inherited.forms &&
    index.doubtful === inherited.doubtful &&
    index.amounts === inherited.amounts
    ? inherited
    : index;
}

/** Returns the set with these entries as in another one; the set itself if they are. */
function patchedSet(
  set: ReadonlySet<string>,
  other: ReadonlySet<string>,
  entries: readonly string[],
): ReadonlySet<string> {
  const different = entries.filter((entry) => set.has(entry) !== other.has(entry));
  if (different.length === 0) return set;
  const patched = new Set(set);
  for (const entry of different)
    if (other.has(entry)) patched.add(entry);
    else patched.delete(entry);
  return patched;
}

/** Returns the map with the values of these keys as in another one; the map itself if they are. */
function patchedMap<Value>(
  map: ReadonlyMap<string, Value>,
  other: ReadonlyMap<string, Value>,
  keys: readonly string[],
  isSame: (first: Value, second: Value) => boolean,
): ReadonlyMap<string, Value> {
  const different = keys.filter((key) => {
    const [before, after] = [map.get(key), other.get(key)];
    return before === undefined || after === undefined ? before !== after : !isSame(before, after);
  });
  if (different.length === 0) return map;
  const patched = new Map(map);
  for (const key of different) {
    const after = other.get(key);
    if (after === undefined) patched.delete(key);
    else patched.set(key, after);
  }
  return patched;
}

function isSameList(first: readonly string[], second: readonly string[]): boolean {
  return first.join() === second.join();
}

function isSameSet(first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
  return first.size === second.size && [...first].every((entry) => second.has(entry));
}
