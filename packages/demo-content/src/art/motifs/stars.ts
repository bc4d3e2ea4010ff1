import { stroke } from '../brush/shapes.ts';
import { coarse } from '../brush/trace.ts';
import { type Frame, spread } from '../Frame.ts';
import type { Random } from '../Random.ts';

/** Points of light down to `maxY`: two paths of dots, so a hundred stars cost few bytes. */
export function stars(
  random: Random,
  frame: Frame,
  colour: string,
  maxY: number,
  perCard = 26,
): string {
  const dots = (): string =>
    spread(random, frame, perCard, (x) => coarse`M${x} ${random.next() ** 1.3 * maxY}h0`);
  return (
    stroke(dots(), colour, 1.1, { opacity: 0.6 }) +
    stroke(
      spread(random, frame, perCard / 4, (x) => coarse`M${x} ${random.next() * maxY * 0.8}h0`),
      colour,
      2.2,
      { opacity: 0.9 },
    )
  );
}

/** A four-pointed glint. */
export function glint(x: number, y: number, size: number): string {
  const w = Math.max(1, Math.round(size * 0.1));
  const arm = Math.round(size) - w;
  return coarse`M${x} ${y - arm - w}q${w} ${arm} ${arm + w} ${arm + w}q${-arm} ${w} ${-arm - w} ${arm + w}q${-w} ${-arm} ${-arm - w} ${-arm - w}q${arm} ${-w} ${arm + w} ${-arm - w}Z`;
}
