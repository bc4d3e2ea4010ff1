import { formatInZone, formattingTag } from '@livery/model';
import type { NumberMarks } from './forms/typedText.ts';

/** Texts by what they were made of. */
type FormattedTexts = Readonly<Record<string, string>>;

/**
 * Texts of one language that `Intl` makes. What the server made for the document is used again,
 * because hydration requires the same text, and the browser's data of languages may be older or
 * newer than the server's: they differ in names of days and months, for example.
 */
export class LanguageFormats {
  readonly #tag: string;
  readonly #served: FormattedTexts;
  #made: Record<string, string> | undefined;
  /** By kind and options, because making one takes far longer than formatting. */
  readonly #formatters = new Map<string, unknown>();

  /** @param served texts that the document contains, as `record` collected them. */
  constructor(tag: string, served: FormattedTexts) {
    this.#tag = formattingTag(tag);
    this.#served = served;
  }

  /** Returns an object that receives the texts that are made from now on. */
  record(): FormattedTexts {
    this.#made = {};
    return this.#made;
  }

  number(value: number, options: Intl.NumberFormatOptions = {}): string {
    return this.#text(['number', value, options], () =>
      this.#formatter(['number', options], () => new Intl.NumberFormat(this.#tag, options)).format(
        value,
      ),
    );
  }

  /** Marks of the language's numbers, by which typed amounts are read. */
  get marks(): NumberMarks {
    const parts = this.#formatter(
      ['number', {}],
      () => new Intl.NumberFormat(this.#tag, {}),
    ).formatToParts(1_234_567.5);
    const markOf = (part: 'decimal' | 'group') => parts.find(({ type }) => type === part)?.value;
    return { decimal: markOf('decimal') ?? '.', group: markOf('group') ?? '' };
  }

  /** Formats an ISO date in a time zone. Returns an invalid date unchanged. */
  date(moment: string, timeZone: string, style: Intl.DateTimeFormatOptions): string {
    return this.#text(['date', moment, timeZone, style], () =>
      formatInZone(moment, { tag: this.#tag, timeZone }, style),
    );
  }

  /** Returns the short name of a time zone at a moment, which changes with daylight saving time. */
  zoneName(timeZone: string, atMs: number): string {
    return this.#text(['zone', atMs, timeZone], () => {
      const format = this.#formatter(
        ['zone', timeZone],
        () => new Intl.DateTimeFormat(this.#tag, { timeZone, timeZoneName: 'short' }),
      );
      return format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    });
  }

  /** Joins words to a short list, as in `Sat, Sun`. */
  list(words: readonly string[]): string {
    return this.#text(['list', words], () =>
      new Intl.ListFormat(this.#tag, { type: 'conjunction', style: 'narrow' }).format(words),
    );
  }

  /** Returns the name of a country; an unknown code unchanged. */
  region(code: string): string {
    return this.#text(['region', code], () => {
      const names = this.#formatter(
        ['region'],
        () => new Intl.DisplayNames([this.#tag], { type: 'region', fallback: 'code' }),
      );
      return names.of(code) ?? code;
    });
  }

  /** Returns a text whose plural form or format a translator chooses by `Intl`. */
  translated(key: string, values: object, translate: () => string): string {
    return this.#text(['text', key, values], translate);
  }

  #formatter<Formatter>(source: readonly unknown[], make: () => Formatter): Formatter {
    const key = JSON.stringify(source);
    // A key has the formatters of one kind.
    const formatter = (this.#formatters.get(key) as Formatter | undefined) ?? make();
    this.#formatters.set(key, formatter);
    return formatter;
  }

  #text(source: readonly unknown[], make: () => string): string {
    const key = JSON.stringify(source);
    const text = (Object.hasOwn(this.#served, key) ? this.#served[key] : undefined) ?? make();
    if (this.#made) this.#made[key] = text;
    return text;
  }
}
