import { formattingTag, type Language } from '@livery/model';
import { isolateValue, type Texts, type TextValues, type Translator } from './Translator.ts';

/** A placeholder without i18next's formats, for example `{{name}}`. */
const placeholder = /\{\{\s*(\w+)\s*\}\}/g;
/** What only i18next inserts: other placeholders and nested texts. */
const special = /\{\{(?!\s*\w+\s*\}\})|\$t\(/;

/**
 * Translator of the first script, which does not contain i18next. Returns for plain texts what
 * i18next returns.
 */
export class PlainTranslator implements Translator {
  readonly #texts = new Map<string, Texts>();

  add(tag: string, texts: Texts): void {
    this.#texts.set(tag, texts);
  }

  text(language: Language, key: string, values: TextValues): string {
    const texts = this.#texts.get(language.tag) ?? {};
    const form = formsOf(texts, key, language, values).findLast((name) =>
      Object.hasOwn(texts, name),
    );
    return (form === undefined ? key : (texts[form] ?? key)).replace(
      placeholder,
      (whole, name: string) =>
        Object.hasOwn(values, name) ? isolateValue(language, String(values[name])) : whole,
    );
  }
}

/** Returns whether texts have placeholders or references that only i18next inserts. */
export function needI18next(texts: Texts): boolean {
  return Object.values(texts).some((text) => special.test(text));
}

/** Returns whether a text with values has a plural form or a format, as in `{{amount, number}}`. */
export function isFormatted(text: string | undefined, { count }: TextValues): boolean {
  return typeof count === 'number' || (text !== undefined && special.test(text));
}

/** Returns the names that a text may have for `count`; the last one that exists counts. */
function formsOf(
  texts: Texts,
  key: string,
  { tag }: Language,
  { count }: TextValues,
): readonly string[] {
  const other = `${key}_other`;
  // The first use of `Intl` blocks a phone for 20 ms or more.
  if (typeof count !== 'number' || !Object.hasOwn(texts, other)) return [key];
  const form = `${key}_${new Intl.PluralRules(formattingTag(tag)).select(count)}`;
  return [other, key, form, ...(count === 0 ? [`${key}_zero`] : [])];
}
