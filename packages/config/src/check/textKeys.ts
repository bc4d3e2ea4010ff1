const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const plural = new RegExp(`_(?:${pluralForms.join('|')})$`);

/** Returns the names that a text key can have in a locale document. */
export function formNames(key: string): string[] {
  return [key, ...pluralForms.map((form) => `${key}_${form}`)];
}

/**
 * Returns the name of a locale document that belongs to a text key: without a form, else the first
 * of them.
 */
export function firstForm(locale: object, key: string): string | undefined {
  return formNames(key).find((name) => Object.hasOwn(locale, name));
}

/** Returns the text key of a name, which may have the ending of a plural form. */
export function keyOf(name: string): string {
  return name.includes('_') ? name.replace(plural, '') : name;
}
