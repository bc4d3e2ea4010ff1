import { trace } from '../brush/trace.ts';
import { type Frame, spread } from '../Frame.ts';
import type { Random } from '../Random.ts';

/** Rolling land: the outline of smooth hills around `y`, closed at the bottom of the picture. */
export function hills(
  random: Random,
  frame: Frame,
  y: number,
  height: number,
  perCard = 4,
): string {
  let last = { x: frame.left - 60, y };
  const curve = spread(
    random,
    { left: frame.left - 20, right: frame.right + 80 },
    perCard,
    (x, index) => {
      const crest = { x, y: y + (index % 2 === 0 ? -1 : 1) * height * random.between(0.3, 1) };
      const middle = { x: (last.x + crest.x) / 2, y: (last.y + crest.y) / 2 };
      const from = last;
      last = crest;
      return trace`${index === 0 ? 'L' : `Q${Math.round(from.x)} ${Math.round(from.y)} `}${Math.round(middle.x)} ${Math.round(middle.y)}`;
    },
  );
  return trace`M${frame.left - 60} 410${curve}L${frame.right + 60} ${Math.round(last.y)}V410Z`;
}

/** Jagged land: the outline of peaks around `y`, closed at the bottom of the picture. */
export function ridge(
  random: Random,
  frame: Frame,
  y: number,
  height: number,
  perCard = 7,
): string {
  const line = spread(
    random,
    { left: frame.left - 30, right: frame.right + 30 },
    perCard,
    (x, index) => {
      const rise = index % 2 === 0 ? -random.between(0.5, 1) : random.between(0, 0.45);
      return trace`L${Math.round(x)} ${Math.round(y + rise * height)}`;
    },
  );
  return trace`M${frame.left - 60} 410V${y}${line}L${frame.right + 60} ${y}V410Z`;
}
