import type { LocaleStore } from '@livery/stores';

/**
 * Returns the `lang` attribute for the operator's texts; `undefined` if they are in the page's
 * language, or the operator does not state it.
 */
export function contentLang(
  { language, languages }: LocaleStore,
  code: string | undefined,
): string | undefined {
  return code === undefined || code === language.code
    ? undefined
    : (languages.find((entry) => entry.code === code)?.tag ?? code.toLowerCase());
}
