import { getTexts, type ApiClient } from '@livery/api';
import {
  amountText,
  type AmountMeaning,
  type Language,
  type LanguageName,
  type TextKey,
} from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LanguageFormats } from './LanguageFormats.ts';
import { PlainTranslator, isFormatted } from './translation/PlainTranslator.ts';
import type { Texts, TextValues, Translator } from './translation/Translator.ts';

/** Language of the site: its texts and formats. */
export class LocaleStore {
  language: Language;
  /** Formats of the current language. */
  formats: LanguageFormats;
  readonly languages: readonly LanguageName[];
  readonly #api: ApiClient;
  readonly #symbol: string;
  readonly #minorDigits: number;
  /** The loaded texts by the tag of their language. */
  readonly #texts = new Map<string, Texts>();
  #translator: Translator;
  #requestedCode: string;

  constructor({
    api,
    language,
    languages,
    texts,
    formats,
    currency,
    translator = new PlainTranslator(),
  }: {
    api: ApiClient;
    language: Language;
    languages: readonly LanguageName[];
    texts: Texts;
    /** Texts of `Intl` that the document contains. */
    formats: Texts;
    currency: { minorDigits: number; symbol: string };
    translator?: Translator | undefined;
  }) {
    this.#api = api;
    this.#symbol = currency.symbol;
    this.#minorDigits = currency.minorDigits;
    this.language = language;
    this.formats = new LanguageFormats(language.tag, formats);
    this.#requestedCode = language.code;
    this.languages = languages;
    this.#translator = translator;
    this.#add(language.tag, texts);
    makeAutoObservable(
      this,
      { language: observableRef, formats: observableRef, languages: false },
      { autoBind: true },
    );
  }

  /** Returns a text of the platform. */
  t(key: TextKey, values?: TextValues): string {
    return this.text(key, values);
  }

  /** Returns a text whose key comes from configuration; `livery validate` checks that it exists. */
  text(key: string, values?: TextValues): string {
    const translate = (): string => this.#translator.text(this.language, key, values ?? {});
    return values && isFormatted(this.#texts.get(this.language.tag)?.[key], values)
      ? this.formats.translated(key, values, translate)
      : translate();
  }

  /**
   * Switches the language without a reload. Throws an `ApiError` and keeps the current language if
   * the texts fail to load.
   */
  async change(code: string): Promise<void> {
    this.#requestedCode = code;
    const next = this.languages.find((language) => language.code === code);
    if (!next || code === this.language.code) return;
    if (!this.#texts.has(next.tag)) {
      const { texts } = await this.#api.call(getTexts, { lang: code });
      this.#add(next.tag, texts);
    }
    // Another language was chosen while the texts were loading.
    if (this.#requestedCode !== code) return;
    runInAction(() => {
      this.language = next;
      this.formats = new LanguageFormats(next.tag, {});
    });
  }

  /** Adds texts of the current language that its documents do not carry. */
  add(texts: Texts): void {
    const { tag } = this.language;
    this.#add(tag, { ...this.#texts.get(tag), ...texts });
  }

  /** Returns whether a text exists, for the words that an operator may send. */
  has(key: string): boolean {
    return Object.hasOwn(this.#texts.get(this.language.tag) ?? {}, key);
  }

  /** Replaces the translator of the first script by a complete one. */
  setTranslator(translator: Translator): void {
    for (const [tag, texts] of this.#texts) translator.add(tag, texts);
    this.#translator = translator;
  }

  /**
   * Returns an amount in major units with the brand's currency symbol and thousands commas, in
   * every language: `P 12,345.67`. What the amount means decides its rounding: what can be spent is
   * never shown as more than it is. Source: PREF-02.
   */
  formatMoney(
    amount: number,
    {
      meaning = 'record',
      symbol = this.#symbol,
    }: { readonly meaning?: AmountMeaning; readonly symbol?: string } = {},
  ): string {
    return `${symbol} ${groupThousands(amountText(amount, this.#minorDigits, meaning))}`;
  }

  #add(tag: string, texts: Texts): void {
    this.#texts.set(tag, texts);
    this.#translator.add(tag, texts);
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
