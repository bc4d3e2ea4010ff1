import type { PreferencePort } from '@livery/stores';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Script-readable cookie with the preferences that the server renders by, and the document's theme.
 */
export const preferenceCookie: PreferencePort = {
  read: () => {
    const value = /(?:^|; )livery-preferences=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    try {
      return Object.fromEntries(new URLSearchParams(decodeURIComponent(value)));
    } catch {
      // Invalid encoding, written by other code.
      return {};
    }
  },
  apply: ({ theme, lang }) => {
    const value = encodeURIComponent(
      new URLSearchParams(lang === undefined ? { theme } : { lang, theme }).toString(),
    );
    document.cookie = `livery-preferences=${value}; path=/; max-age=${yearSeconds}; samesite=lax`;
    document.documentElement.dataset.theme = theme;
  },
};
