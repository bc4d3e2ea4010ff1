import type { LocaleStore } from '@livery/stores';

/**
 * The `lang` attribute of texts the operator sent in another language than the page's; none where
 * they are in the same.
 */
export function contentLang(
  { language, languages }: LocaleStore,
  code: string,
): string | undefined {
  return code === language.code
    ? undefined
    : (languages.find((one) => one.code === code)?.tag ?? code.toLowerCase());
}
