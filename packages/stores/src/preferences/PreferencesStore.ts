import { makeAutoObservable } from 'mobx';
import type { KeyValueStorage } from '../core/KeyValueStorage.ts';

export type Theme = 'light' | 'dark';

/** The cookie from which the server reads preferences, and the document that shows them. */
export interface PreferencePort {
  /** Reads the cookie. */
  read: () => { theme?: string; lang?: string };
  /**
   * Writes the cookie and applies the theme to the document. Without `lang` the server goes on
   * choosing the language.
   */
  apply: (preferences: { theme: Theme; lang: string | undefined }) => void;
}

/**
 * Preferences of the visitor: theme, language, hidden balance. Stored in local storage; theme and
 * language also in a cookie for the server. Source: PREF-01, PREF-02, PREF-03, PREF-08.
 */
export class PreferencesStore {
  theme: Theme;
  /** Language of the interface. */
  lang: string;
  /** Language before the last change. */
  hisLang: string | undefined;
  balanceHidden: boolean;
  /** Language of the cookie, which the visitor has chosen; undefined if there is none. */
  cookieLang: string | undefined;
  readonly #storage: KeyValueStorage;
  readonly #port: PreferencePort;

  constructor({
    storage,
    port,
    lang,
    defaultTheme,
  }: {
    storage: KeyValueStorage;
    port: PreferencePort;
    lang: string;
    defaultTheme: Theme;
  }) {
    this.#storage = storage;
    this.#port = port;
    this.theme = defaultTheme;
    this.lang = lang;
    this.hisLang = undefined;
    this.cookieLang = undefined;
    this.balanceHidden = false;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads cookie and storage. Called after hydration, because the server renders without them. */
  restore(): void {
    const cookie = this.#port.read();
    // Read before the theme is applied, because that writes the cookie with this language.
    this.cookieLang = cookie.lang;
    const theme = cookie.theme ?? this.#storage.get('theme');
    if (theme === 'light' || theme === 'dark') this.setTheme(theme);
    this.hisLang = this.#storage.get('hisLang');
    this.balanceHidden = this.#storage.get('balanceHidden') === '1';
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#storage.set('theme', theme);
    this.#port.apply({ theme, lang: this.cookieLang });
  }

  toggleTheme(): void {
    this.setTheme(this.theme === 'light' ? 'dark' : 'light');
  }

  /** Stores a language that the visitor has chosen, also the one that the server chose before. */
  setLang(lang: string): void {
    if (lang === this.lang && lang === this.cookieLang) return;
    const before = lang === this.lang ? this.hisLang : this.lang;
    this.lang = lang;
    this.#storeLang(before);
  }

  /** Stores the current language, which the address has chosen. */
  keepLang(): void {
    const before = this.cookieLang ?? this.#storage.get('lang');
    if (before !== this.lang) this.#storeLang(before);
  }

  toggleBalance(): void {
    this.balanceHidden = !this.balanceHidden;
    this.#storage.set('balanceHidden', this.balanceHidden ? '1' : '0');
  }

  #storeLang(before = this.hisLang): void {
    this.cookieLang = this.lang;
    this.#storage.set('lang', this.lang);
    this.hisLang = before;
    if (before !== undefined) this.#storage.set('hisLang', before);
    this.#port.apply({ theme: this.theme, lang: this.lang });
  }
}
