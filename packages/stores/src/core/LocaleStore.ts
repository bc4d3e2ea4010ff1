import { getTexts, type ApiClient } from '@livery/api';
import type { Language, LanguageName, TextKey } from '@livery/model';
import i18next, { type i18n } from 'i18next';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

export type TextValues = Readonly<Record<string, string | number>>;

/** The language of the site: its words, numbers and money. */
export class LocaleStore {
  language: Language;
  readonly languages: readonly LanguageName[];
  readonly #i18n: i18n;
  readonly #api: ApiClient;
  readonly #symbol: string;
  readonly #minorDigits: number;
  #wanted: string;

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
    this.#wanted = language.code;
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
      // React escapes what it shows.
      interpolation: { escapeValue: false },
    });
    makeAutoObservable(this, { language: observableRef, languages: false }, { autoBind: true });
  }

  /** A text of the platform. */
  t(key: TextKey, values?: TextValues): string {
    return this.text(key, values);
  }

  /** A text whose key configuration names; `livery validate` has checked that it exists. */
  text(key: string, values?: TextValues): string {
    return this.#i18n.getFixedT(this.language.tag)(key, values ?? {});
  }

  /**
   * Switches the language in place. Rejects with an ApiError and leaves everything as it was when
   * the words cannot be had.
   */
  async change(code: string): Promise<void> {
    this.#wanted = code;
    const next = this.languages.find((language) => language.code === code);
    if (!next || code === this.language.code) return;
    if (!this.#i18n.hasResourceBundle(next.tag, 'translation')) {
      const { texts } = await this.#api.call(getTexts, { lang: code });
      this.#i18n.addResourceBundle(next.tag, 'translation', texts);
    }
    // Another one was chosen while the words were on their way.
    if (this.#wanted !== code) return;
    runInAction(() => {
      this.language = next;
    });
  }

  /**
   * An amount in major units with the brand's symbol, thousands commas in every language: `P
   * 12,345.67`. Source: product-spec §9 "Balance".
   */
  formatMoney(amount: number, symbol = this.#symbol): string {
    return `${symbol} ${grouped(amount.toFixed(this.#minorDigits))}`;
  }
}

/**
 * With commas between thousands. Not by `Intl`: a browser's first use of it takes 20 ms and more on
 * a phone, before the page answers, and money is written the same in all languages.
 */
function grouped(amount: string): string {
  return amount.replace(/\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
}
