import { readFileSync } from 'node:fs';

/** Returns the content of a font file of the platform, such as `barlow-condensed/files/….woff2`. */
export function fontFile(path: string): Uint8Array {
  return readFileSync(new URL(`../../../../node_modules/@fontsource/${path}`, import.meta.url));
}

/** Latin letters of regular weight. */
export const latinFont = 'barlow-condensed/files/barlow-condensed-latin-400-normal.woff2';
/** Latin letters of bold weight. */
export const boldLatinFont = 'barlow-condensed/files/barlow-condensed-latin-600-normal.woff2';
/** Only the letters that Vietnamese adds. */
export const vietnameseFont = 'barlow-condensed/files/barlow-condensed-vietnamese-400-normal.woff2';
