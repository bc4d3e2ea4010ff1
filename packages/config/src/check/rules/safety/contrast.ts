import type { ThemeDocument } from '@livery/model';
import { contrastRatio } from '../../contrastRatio.ts';
import type { Check } from '../../BrandUnderCheck.ts';
import { nearestLocation } from '../../../source/LocatedValue.ts';

type ColorName = keyof ThemeDocument['color'];

interface Pair {
  readonly foreground: ColorName;
  readonly backgrounds: readonly ColorName[];
  readonly minRatio: number;
}

/**
 * Source: WCAG 2.2 AA, 1.4.3 for text, 1.4.11 for what shows a control or its state. `border` only
 *         separates things that can be distinguished without it.
 */
export const colorPairs: readonly Pair[] = [
  { foreground: 'text', backgrounds: ['canvas', 'surface', 'raised'], minRatio: 4.5 },
  { foreground: 'textMuted', backgrounds: ['canvas', 'surface', 'raised'], minRatio: 4.5 },
  // Small text, too: links, results and states of the centres.
  { foreground: 'accent', backgrounds: ['canvas', 'surface', 'raised'], minRatio: 4.5 },
  { foreground: 'positive', backgrounds: ['canvas', 'surface', 'raised'], minRatio: 4.5 },
  { foreground: 'negative', backgrounds: ['canvas', 'surface', 'raised'], minRatio: 4.5 },
  { foreground: 'onAccent', backgrounds: ['accent'], minRatio: 4.5 },
  { foreground: 'onHighlight', backgrounds: ['highlight'], minRatio: 4.5 },
  { foreground: 'heroText', backgrounds: ['heroShade'], minRatio: 4.5 },
  { foreground: 'focus', backgrounds: ['canvas'], minRatio: 3 },
  { foreground: 'warning', backgrounds: ['canvas'], minRatio: 3 },
];

/**
 * Checks that text and controls are legible in both themes. A colour that fails on several
 * backgrounds is reported once, with its lowest ratio.
 */
export const contrast: Check = ({ documents, brand, tree }, report) => {
  if (!documents.theme) return;
  const { color } = documents.theme;
  for (const mode of ['light', 'dark'] as const) {
    for (const { foreground, backgrounds, minRatio } of colorPairs) {
      const measured = backgrounds.map((background) => ({
        background,
        ratio: contrastRatio(color[foreground][mode], color[background][mode]),
      }));
      const [worst] = measured.toSorted((a, b) => a.ratio - b.ratio);
      if (!worst || worst.ratio >= minRatio) continue;
      // Rounded down, so that a ratio just short of the limit does not read as the limit.
      const ratio = (Math.floor(worst.ratio * 100) / 100).toFixed(2);
      const pair = `${foreground} ${color[foreground][mode]} on ${worst.background} ${color[worst.background][mode]}`;
      const message = `${pair} has a contrast of ${ratio}:1 in the ${mode} theme; at least ${minRatio}:1 is needed`;
      const pointers = [foreground, worst.background].map((name) => `/theme/color/${name}/${mode}`);
      // Of the two colours, reports the one that the brand set itself, because that is the one to
      // change.
      const ownPointer = pointers.find(
        (pointer) => nearestLocation(tree, pointer).document.layer === brand,
      );
      report(
        minRatio === 3 ? 'LV502' : 'LV501',
        ownPointer ?? `/theme/color/${foreground}/${mode}`,
        message,
      );
    }
  }
};
