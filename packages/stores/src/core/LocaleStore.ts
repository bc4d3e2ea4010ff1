import { getTexts, type ApiClient } from '@livery/api';
import type { Language, LanguageName, TextKey } from '@livery/model';
import i18next, { type i18n } from 'i18next';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

export type TextValues = Readonly<Record<string, string | number>>;

/** Language of the site: its texts and the format of amounts. */
export class LocaleStore {
  language: Language;
  readonly languages: readonly LanguageName[];
  readonly #i18n: i18n;
  readonly #api: ApiClient;
  readonly #symbol: string;
  readonly #minorDigits: number;
  #requestedCode: string;

  constructor({
    api,
    language,
    languages,
    texts,
    currency,
  }: {
    api: ApiClient;
    language: Language;
    languages: readonly LanguageName[];
    texts: Readonly<Record<string, string>>;
    currency: { minorDigits: number; symbol: string };
  }) {
    this.#api = api;
    this.#symbol = currency.symbol;
    this.#minorDigits = currency.minorDigits;
    this.language = language;
    this.#requestedCode = language.code;
    this.languages = languages;
    this.#i18n = i18next.createInstance();
    void this.#i18n.init({
      lng: language.tag,
      initAsync: false,
      keySeparator: false,
      nsSeparator: false,
      load: 'currentOnly',
      fallbackLng: false,
      resources: { [language.tag]: { translation: texts } },
      // React escapes texts.
      interpolation: { escape: (value: string) => this.#isolate(value) },
    });
    makeAutoObservable(this, { language: observableRef, languages: false }, { autoBind: true });
  }

  /** Returns a text of the platform. */
  t(key: TextKey, values?: TextValues): string {
    return this.text(key, values);
  }

  /** Returns a text whose key comes from configuration; `livery validate` checks that it exists. */
  text(key: string, values?: TextValues): string {
    return this.#i18n.getFixedT(this.language.tag)(key, values ?? {});
  }

  /**
   * Switches the language without a reload. Throws an `ApiError` and keeps the current language if
   * the texts fail to load.
   */
  async change(code: string): Promise<void> {
    this.#requestedCode = code;
    const next = this.languages.find((language) => language.code === code);
    if (!next || code === this.language.code) return;
    if (!this.#i18n.hasResourceBundle(next.tag, 'translation')) {
      const { texts } = await this.#api.call(getTexts, { lang: code });
      this.#i18n.addResourceBundle(next.tag, 'translation', texts);
    }
    // Another language was chosen while the texts were loading.
    if (this.#requestedCode !== code) return;
    runInAction(() => {
      this.language = next;
    });
  }

  /** Adds texts of the current language that its documents do not carry. */
  add(texts: Readonly<Record<string, string>>): void {
    this.#i18n.addResourceBundle(this.language.tag, 'translation', texts, true, true);
  }

  /** Returns whether a text exists, for the words that an operator may send. */
  has(key: string): boolean {
    return this.#i18n.exists(key, { lng: this.language.tag });
  }

  /**
   * Isolates a value inserted into a right-to-left text, so that its numbers and punctuation keep
   * their order: names and amounts are often in another script.
   */
  #isolate(value: string): string {
    return this.language.dir === 'rtl' ? `\u2068${value}\u2069` : value;
  }

  /**
   * Returns an amount in major units with the brand's currency symbol and thousands commas, in
   * every language: `P 12,345.67`. Source: PREF-02.
   */
  formatMoney(amount: number, symbol = this.#symbol): string {
    return `${symbol} ${groupThousands(amount.toFixed(this.#minorDigits))}`;
  }
}

/**
 * Inserts thousands commas. Does not use `Intl`, because its first use blocks a phone for 20 ms or
 * more, and amounts have the same format in all languages.
 */
function groupThousands(amount: string): string {
  return amount.replace(/\d+/, (whole) => {
    const first = whole.slice(0, whole.length % 3);
    const groups = whole.slice(first.length).match(/\d{3}/g) ?? [];
    return (first === '' ? groups : [first, ...groups]).join(',');
  });
}
