/** The feature folders that the packages share. */
export const features = [
  'session',
  'registration',
  'account',
  'shell',
  'home',
  'lobby',
  'play',
  'lottery',
  'promotions',
  'rewards',
  'cashier',
  'support',
  'preferences',
  'protection',
  'agent',
] as const;

export type Feature = (typeof features)[number];

/** A line to insert into an existing list. */
export interface ListLine {
  readonly path: string;
  /** Returns the file's text with the line. */
  readonly insert: (text: string) => string;
}

/** The files of a new piece, by their path from the repository's root, and the lines to insert. */
export interface Scaffold {
  readonly files: ReadonlyMap<string, string>;
  readonly lines: readonly ListLine[];
  /** What is left to write by hand, one sentence each. */
  readonly next: readonly string[];
}

/** Text key of the scaffolded texts: it exists in every language. */
export const placeholderKey = 'help.title';

/** The step that replaces the placeholder. */
export const replacePlaceholder = `Replace the placeholder text ${placeholderKey} by own keys, in the 13 files of tenants/_base/locales.`;

/** `LastWinners` → `last winners`. */
export function wordsOf(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
}

/** `getLastWinners` → `GetLastWinners`. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `LastWinners` → `lastWinners`. */
export function uncapitalised(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Inserts a line before the first occurrence of `before` that follows `after`. */
export function insertBefore(
  text: string,
  { after, before, line }: { after: string; before: string; line: string },
): string {
  const start = text.indexOf(after);
  const at = start < 0 ? -1 : text.indexOf(before, start + after.length);
  if (at < 0) throw new Error(`the list after "${after}" was not found`);
  return text.slice(0, at) + line + text.slice(at);
}
