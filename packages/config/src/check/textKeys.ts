import type { LocaleDocument } from '@livery/model';

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const plural = new RegExp(`_(?:${pluralForms.join('|')})$`);

/**
 * Returns the text keys of a language with the texts of each. The plural forms of a text are one
 * key.
 */
export function textKeys(locale: LocaleDocument): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const [name, text] of Object.entries(locale)) {
    if (name.startsWith('$') || typeof text !== 'string') continue;
    const key = keyOf(name);
    const forms = keys.get(key);
    if (forms) forms.push(text);
    else keys.set(key, [text]);
  }
  return keys;
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
  const forms = new Map<string, Set<string>>();
  for (const name of Object.keys(locale)) {
    const key = keyOf(name);
    if (key !== name)
      forms.set(key, (forms.get(key) ?? new Set<string>()).add(name.slice(key.length + 1)));
  }
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

const none: readonly string[] = [];

/** Returns the sorted names between `{{` and `}}` of all forms together. */
export function placeholders(forms: readonly string[]): readonly string[] {
  // Most texts have none, and a brand has tens of thousands.
  if (!forms.some((text) => text.includes('{{'))) return none;
  const found = forms.flatMap((text) =>
    Array.from(text.matchAll(/\{\{-?\s*([\w.]+)(?![\w.])[^{}]*\}\}/g), ([, name]) => name ?? ''),
  );
  return [...new Set(found)].toSorted();
}
