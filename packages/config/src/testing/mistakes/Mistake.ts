/** One edit of one file, the problem it causes, and the text at which that problem is reported. */
export interface Mistake {
  readonly file: string;
  /** Text of the file and its replacement. */
  readonly change: readonly [from: string | RegExp, to: string];
  readonly code: string;
  /**
   * Expected position of the problem: the first occurrence of this text after the change, in `file`
   * or else in `in`.
   */
  readonly at: string;
  readonly in?: string;
  /** Part of the message. */
  readonly expectedMessage?: string;
}

/** Mistakes by their titles. */
export type Mistakes = Readonly<Record<string, Mistake>>;

/** The files of the fixture that mistakes are made in. */
export const files = {
  site: 'lagoon/site.json',
  home: 'lagoon/pages/home.json',
  baseHome: '_base/pages/home.json',
  menus: 'lagoon/menus.json',
  routes: '_base/routes.json',
  english: '_base/locales/EN.json',
  filipino: '_base/locales/TY.json',
  theme: '_base/theme.json',
  upstream: '_base/upstream.json',
} as const;
