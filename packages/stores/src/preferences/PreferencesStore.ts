import { makeAutoObservable } from 'mobx';
import type { KeyValueStorage } from '../core/KeyValueStorage.ts';

export type Theme = 'light' | 'dark';

/**
 * Where preferences stand: the readable cookie the server goes by, and whatever the document shows
 * of them.
 */
export interface PreferencePort {
  /** What the cookie says. */
  read: () => { theme?: string; lang?: string };
  /** Writes the cookie and applies the theme to the document. */
  apply: (preferences: { theme: Theme; lang: string }) => void;
}

/**
 * What the visitor chose: theme, language, whether the balance is shown. Kept in local storage and
 * one powerless cookie.
 */
export class PreferencesStore {
  theme: Theme;
  /** Language of the interface. */
  lang: string;
  /** Language before the last change. */
  hisLang: string | undefined;
  balanceHidden: boolean;
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
    this.balanceHidden = false;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads what was kept. Called after hydration: what the server rendered cannot depend on it. */
  restore(): void {
    const theme = this.#port.read().theme ?? this.#storage.get('theme');
    if (theme === 'light' || theme === 'dark') this.setTheme(theme);
    this.hisLang = this.#storage.get('hisLang');
    this.balanceHidden = this.#storage.get('balanceHidden') === '1';
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#storage.set('theme', theme);
    this.#port.apply({ theme, lang: this.lang });
  }

  toggleTheme(): void {
    this.setTheme(this.theme === 'light' ? 'dark' : 'light');
  }

  setLang(lang: string): void {
    if (lang === this.lang) return;
    this.hisLang = this.lang;
    this.lang = lang;
    this.#storage.set('lang', lang);
    this.#storage.set('hisLang', this.hisLang);
    this.#port.apply({ theme: this.theme, lang });
  }

  toggleBalance(): void {
    this.balanceHidden = !this.balanceHidden;
    this.#storage.set('balanceHidden', this.balanceHidden ? '1' : '0');
  }
}
