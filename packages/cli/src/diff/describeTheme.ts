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
  const asGround = colorPairs.filter(
    ({ grounds, least }) => least === 4.5 && grounds.includes(name),
  );
  const asFront = colorPairs.filter(({ front }) => front === name);
  const [pairs, what] =
    asGround.length > 0
      ? [asGround.map(({ front }): [ColorName, ColorName] => [front, name]), 'its text']
      : [
          asFront.flatMap(({ front, grounds }) =>
            grounds.map((ground): [ColorName, ColorName] => [front, ground]),
          ),
          'its ground',
        ];
  if (pairs.length === 0) return '';
  const [from, to] = [before, after].map(({ color }) =>
    Math.min(
      ...pairs.map(([front, ground]) => contrastRatio(color[front][mode], color[ground][mode])),
    ),
  );
  return ` (contrast with ${what} ${round(from)} → ${round(to)})`;
}

function round(ratio = 1): string {
  return ratio.toFixed(1);
}
