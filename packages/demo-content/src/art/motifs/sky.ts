import type { PaintBox } from '../brush/PaintBox.ts';
import { rect } from '../brush/shapes.ts';
import type { Frame } from '../Frame.ts';

/** The backdrop: three colours from the top of the picture to the horizon at `horizonY`. */
export function sky(
  paints: PaintBox,
  colours: readonly [string, string, string],
  frame: Frame,
  horizonY = 400,
): string {
  const paint = paints.linear([
    [0, colours[0]],
    [0.55, colours[1]],
    [1, colours[2]],
  ]);
  return rect(frame.left, 0, frame.right - frame.left, horizonY, paint);
}

/** One band over the whole width, from `y` to the bottom of the picture. */
export function ground(y: number, fill: string, frame: Frame): string {
  return rect(frame.left, y, frame.right - frame.left, 400 - y, fill);
}
