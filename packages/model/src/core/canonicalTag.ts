/**
 * Returns a BCP 47 tag in its canonical spelling: `zh-hans` → `zh-Hans`. Texts are looked up by the
 * tag, and i18next looks only for the canonical one.
 */
export function canonicalTag(tag: string): string {
  return Intl.getCanonicalLocales(tag)[0] ?? tag;
}
