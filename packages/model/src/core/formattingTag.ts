/** Tags by the language's tag, because reading one takes longer than formatting a number. */
const tags = new Map<string, string>();

/**
 * Returns the tag that `Intl` formats a language with. It states Latin digits, as in amounts,
 * because the default digits of a language differ between versions of its data. Source: PREF-02.
 */
export function formattingTag(tag: string): string {
  let stated = tags.get(tag);
  if (stated === undefined) {
    stated = new Intl.Locale(tag, { numberingSystem: 'latn' }).toString();
    tags.set(tag, stated);
  }
  return stated;
}
