import { formattingTag, type Language } from '@livery/model';
import i18next, { type i18n } from 'i18next';
import { isolateValue, type Texts, type TextValues, type Translator } from './Translator.ts';

/** Translator with one i18next instance for all languages. */
export class I18nextTranslator implements Translator {
  readonly #i18n: i18n = i18next.createInstance();
  #language: Language | undefined;

  constructor() {
    void this.#i18n.init({
      initAsync: false,
      keySeparator: false,
      nsSeparator: false,
      load: 'currentOnly',
      fallbackLng: false,
      resources: {},
      // React escapes texts.
      interpolation: {
        escape: (value: string) => (this.#language ? isolateValue(this.#language, value) : value),
      },
    });
  }

  add(tag: string, texts: Texts): void {
    // The texts are frozen or the page's own, so a deep copy is not needed.
    this.#i18n.addResourceBundle(formattingTag(tag), 'translation', texts, false, false, {
      skipCopy: true,
    });
  }

  text(language: Language, key: string, values: TextValues): string {
    this.#language = language;
    return this.#i18n.getFixedT(formattingTag(language.tag))(key, values);
  }
}
