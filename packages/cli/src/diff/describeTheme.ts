import { colorPairs, contrastRatio } from '@livery/config';
import { changeWords, compareValues, nameWords, pointerOf } from './compareValues.ts';
import type { Describe, Difference, Site } from './Difference.ts';

type ColorName = keyof Site['theme']['color'];

const modes = ['light', 'dark'] as const;

/** Colours with their lowest contrast, then type, shape, space and motion. */
export const describeTheme: Describe = ({ theme: before }, { theme: after }) => {
  // The keys of a value of this type.
  const names = Object.keys(after.color) as ColorName[];
  const colors = names.flatMap((name) =>
    modes.flatMap((mode): Difference[] => {
      const [from, to] = [before.color[name][mode], after.color[name][mode]];
      if (from.toLowerCase() === to.toLowerCase()) return [];
      const text = `${nameWords(name)} colour, ${mode}: ${from} → ${to}${contrastWords(name, mode, before, after)}`;
      return [{ document: 'theme', pointer: pointerOf('theme', 'color', name, mode), text }];
    }),
  );
  const rest = compareValues({ ...before, color: {} }, { ...after, color: {} }).map(
    (change): Difference => {
      const pointer = pointerOf('theme', ...change.path);
      return {
        document: 'theme',
        pointer,
        text: `${change.path.map(nameWords).join(', ')}: ${changeWords(change, pointer)}`,
      };
    },
  );
  return [...colors, ...rest];
};

/** Returns the lowest contrast of a colour with its backgrounds, or with the colours on it. */
function contrastWords(
  name: ColorName,
  mode: 'light' | 'dark',
  before: Site['theme'],
  after: Site['theme'],
): string {
  const asBackground = colorPairs.filter(
    ({ backgrounds, minRatio }) => minRatio === 4.5 && backgrounds.includes(name),
  );
  const asForeground = colorPairs.filter(({ foreground }) => foreground === name);
  const [pairs, counterpart] =
    asBackground.length > 0
      ? [
          asBackground.map(({ foreground }): [ColorName, ColorName] => [foreground, name]),
          'its text',
        ]
      : [
          asForeground.flatMap(({ foreground, backgrounds }) =>
            backgrounds.map((background): [ColorName, ColorName] => [foreground, background]),
          ),
          'its ground',
        ];
  if (pairs.length === 0) return '';
  const [from, to] = [before, after].map(({ color }) =>
    Math.min(
      ...pairs.map(([foreground, background]) =>
        contrastRatio(color[foreground][mode], color[background][mode]),
      ),
    ),
  );
  return ` (contrast with ${counterpart} ${round(from)} → ${round(to)})`;
}

function round(ratio = 1): string {
  return ratio.toFixed(1);
}
