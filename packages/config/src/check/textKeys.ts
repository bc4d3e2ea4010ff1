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

/** Returns the first name of a locale document that belongs to a text key. */
export function firstForm(names: Iterable<string>, key: string): string | undefined {
  for (const name of names) if (keyOf(name) === key) return name;
  return undefined;
}

function keyOf(name: string): string {
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
