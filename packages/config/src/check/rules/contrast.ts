import type { ThemeDocument } from '@livery/model';
import { contrastRatio } from '../contrastRatio.ts';
import type { Check } from '../BrandUnderCheck.ts';
import { nearestLocation } from '../../source/LocatedValue.ts';

type ColorName = keyof ThemeDocument['color'];

interface Pair {
  readonly front: ColorName;
  readonly grounds: readonly ColorName[];
  readonly least: number;
}

/**
 * Source: WCAG 2.2 AA, 1.4.3 for text, 1.4.11 for what shows a control or its state. `border` only
 *         separates things that can be distinguished without it.
 */
export const colorPairs: readonly Pair[] = [
  { front: 'text', grounds: ['canvas', 'surface', 'raised'], least: 4.5 },
  { front: 'textMuted', grounds: ['canvas', 'surface'], least: 4.5 },
  { front: 'onAccent', grounds: ['accent'], least: 4.5 },
  { front: 'onHighlight', grounds: ['highlight'], least: 4.5 },
  { front: 'heroText', grounds: ['heroShade'], least: 4.5 },
  { front: 'accent', grounds: ['canvas'], least: 3 },
  { front: 'focus', grounds: ['canvas'], least: 3 },
  { front: 'positive', grounds: ['canvas'], least: 3 },
  { front: 'negative', grounds: ['canvas'], least: 3 },
  { front: 'warning', grounds: ['canvas'], least: 3 },
];

/**
 * Checks that text and controls are legible in both themes. A colour that fails on several
 * backgrounds is reported once, with its lowest ratio.
 */
export const contrast: Check = ({ documents, brand, tree }, report) => {
  if (!documents.theme) return;
  const { color } = documents.theme;
  for (const mode of ['light', 'dark'] as const) {
    for (const { front, grounds, least } of colorPairs) {
      const measured = grounds.map((ground) => ({
        ground,
        ratio: contrastRatio(color[front][mode], color[ground][mode]),
      }));
      const [worst] = measured.toSorted((a, b) => a.ratio - b.ratio);
      if (!worst || worst.ratio >= least) continue;
      // Rounded down, so that a ratio just short of the limit does not read as the limit.
      const ratio = (Math.floor(worst.ratio * 100) / 100).toFixed(2);
      const pair = `${front} ${color[front][mode]} on ${worst.ground} ${color[worst.ground][mode]}`;
      const message = `${pair} has a contrast of ${ratio}:1 in the ${mode} theme; at least ${least}:1 is needed`;
      const pointers = [front, worst.ground].map((name) => `/theme/color/${name}/${mode}`);
      // Of the two colours, reports the one that the brand set itself, because that is the one to
      // change.
      const own = pointers.find(
        (pointer) => nearestLocation(tree, pointer).document.layer === brand,
      );
      report(least === 3 ? 'LV502' : 'LV501', own ?? `/theme/color/${front}/${mode}`, message);
    }
  }
};
