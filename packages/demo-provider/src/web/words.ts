import type { PlayWords } from '../server/page/playWords.ts';

/** The page's texts; the server wrote them into the page. */
export const words = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as PlayWords;

/** Replaces each `{name}` of a text with its value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
