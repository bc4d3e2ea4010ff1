const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const plural = new RegExp(`_(?:${pluralForms.join('|')})$`);

/** Returns the names that a text key can have in a locale document. */
export function formNames(key: string): string[] {
  return [key, ...pluralForms.map((form) => `${key}_${form}`)];
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
