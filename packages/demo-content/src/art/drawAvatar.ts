import { darker, lighter } from './brush/mix.ts';
import { PaintBox } from './brush/PaintBox.ts';
import { circle, ellipse, path, rect, stroke } from './brush/shapes.ts';
import type { Palette } from './Palette.ts';
import { palettes } from './palettes.ts';
import { Random } from './Random.ts';

/** Draws an avatar: an animal's face in a square of 96 units, with space for a round frame. */
export function drawAvatar({ seed }: { readonly seed: string }): string {
  const random = new Random(`avatar:${seed}`);
  const palette = random.pick(palettes);
  const paints = new PaintBox(random);
  const fur = random.pick([palette.subject, palette.trim, palette.accent, palette.land[0]]);
  const ground = paints.linear([
    [0, palette.sky[0]],
    [0.6, palette.sky[1]],
    [1, palette.sky[2]],
  ]);
  const drawing = paints.compose([
    rect(0, 0, 96, 96, ground),
    circle(random.int(18, 78), random.int(12, 26), 9, palette.glow, { opacity: 0.8 }),
    ...animal(random, palette, fur),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img" aria-label="Avatar">${drawing}</svg>`;
}

/** Shoulders, ears, head, muzzle and eyes, from back to front. */
function animal(random: Random, { ink, accent }: Palette, fur: string): string[] {
  const pale = lighter(fur, 0.55);
  const dark = darker(fur, 0.3);
  const ears = random.pick([roundEars, pointedEars, longEars])(fur, random.pick([pale, accent]));
  const eye = random.int(10, 13);
  const cheeks = random.chance(0.5)
    ? [circle(28, 62, 5, accent, { opacity: 0.45 }), circle(68, 62, 5, accent, { opacity: 0.45 })]
    : [];
  const stripes = random.chance(0.4) ? [stroke('M48 30v9M40 31l2 7M56 31l-2 7', dark, 3)] : [];
  return [
    ellipse(48, 98, 30, 20, dark),
    ...ears,
    circle(48, 54, 27, fur),
    ...stripes,
    ellipse(48, 64, 14, 11, pale),
    ...cheeks,
    ...[48 - eye, 48 + eye].flatMap((x) => [
      circle(x, 52, 4, ink),
      circle(x + 1, 51, 1, '#ffffff'),
    ]),
    path('M44 59h8l-4 5z', ink),
    stroke(random.pick(['M42 67q6 6 12 0', 'M43 68h10', 'M42 66q3 5 6 0q3 5 6 0']), ink, 2),
  ];
}

function roundEars(fur: string, inner: string): string[] {
  return [28, 68].flatMap((x) => [circle(x, 32, 11, fur), circle(x, 32, 6, inner)]);
}

function pointedEars(fur: string, inner: string): string[] {
  return [
    path('M23 50L24 18L48 32z', fur),
    path('M73 50L72 18L48 32z', fur),
    path('M27 40L28 25L38 31z', inner),
    path('M69 40L68 25L58 31z', inner),
  ];
}

function longEars(fur: string, inner: string): string[] {
  return [34, 62].flatMap((x) => [ellipse(x, 24, 8, 19, fur), ellipse(x, 25, 4, 13, inner)]);
}
