import type { Asset, ThemeDocument } from '@livery/model';
import { builtInFamilies } from '../check/builtInFamilies.ts';
import { lettersLackedBy, ownFontName } from './ownFontFaces.ts';

/**
 * Fallback face for each script that the brand faces do not cover. Chinese, Japanese and Korean use
 * system fonts, because web fonts for them are megabytes in size.
 */
const otherScripts =
  '"Noto Sans Arabic", "Noto Sans Thai", "Noto Sans Devanagari", system-ui, sans-serif';

/** Languages in Cyrillic script. */
const cyrillic = ['be', 'bg', 'kk', 'ky', 'mk', 'mn', 'ru', 'sr', 'tg', 'uk'];
const system = 'system-ui, sans-serif';
const condensedSystem =
  '"Arial Narrow", "Roboto Condensed", "Liberation Sans Narrow", sans-serif-condensed, system-ui, sans-serif';

/** A font family as a theme names it. */
export interface FontFamily {
  /** Value of `font-family`. */
  readonly stack: string;
  /**
   * Value of `font-family` for headings in capitals, whose proportions differ in some faces. A
   * fallback must break lines like the web font it replaces until that has loaded.
   */
  readonly capitalsStack: string;
  /** Languages whose letters the family lacks in part. */
  readonly incompleteIn: readonly string[];
  /**
   * Value of `font-family` for all text in those languages. A fallback for single letters would mix
   * two faces in one word.
   */
  readonly replacement: string;
}

const systemFamily: FontFamily = {
  stack: system,
  capitalsStack: system,
  incompleteIn: [],
  replacement: system,
};

const builtIn: Readonly<Record<(typeof builtInFamilies)[number], FontFamily>> = {
  system: systemFamily,
  Figtree: {
    stack: `"Figtree", "Figtree Fallback", ${otherScripts}`,
    capitalsStack: `"Figtree", "Figtree Fallback", ${otherScripts}`,
    incompleteIn: ['vi', ...cyrillic],
    replacement: system,
  },
  'Barlow Condensed': {
    stack: `"Barlow Condensed", "Barlow Condensed Fallback", "Arial Narrow", ${otherScripts}`,
    capitalsStack: `"Barlow Condensed", "Barlow Condensed Capitals Fallback", "Arial Narrow", ${otherScripts}`,
    incompleteIn: cyrillic,
    replacement: condensedSystem,
  },
};

/** Returns a family by its name in the theme: one of the brand's own, or one of the platform. */
export function fontFamily(
  name: string,
  font: ThemeDocument['font'],
  assets: Readonly<Record<string, Asset>>,
): FontFamily {
  const faces = Object.hasOwn(font.families, name) ? font.families[name] : undefined;
  // Validation refuses unknown names.
  if (!faces) return builtIn[builtInFamilies.find((known) => known === name) ?? 'system'];
  const own = ownFontName(name);
  const stack = `"${own}", "${own} Fallback", ${otherScripts}`;
  const lacked = lettersLackedBy(faces, assets);
  return {
    stack,
    capitalsStack: stack,
    incompleteIn: [...(lacked.vietnamese ? ['vi'] : []), ...(lacked.cyrillic ? cyrillic : [])],
    replacement: system,
  };
}
