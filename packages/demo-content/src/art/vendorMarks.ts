import { circle, group, path, rect, stroke } from './brush/shapes.ts';
import { trace } from './brush/trace.ts';
import type { Random } from './Random.ts';

/** Draws a mark around the origin, about 44 units across, in a light and a bright colour. */
type VendorMark = (random: Random, light: string, bright: string) => string;

function ring(count: number, reach: number, turn = 0): readonly (readonly [number, number])[] {
  return Array.from(
    { length: count },
    (_, i) =>
      [
        Math.cos(turn + (i * 2 * Math.PI) / count) * reach,
        Math.sin(turn + (i * 2 * Math.PI) / count) * reach,
      ] as const,
  );
}

function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => trace`${x} ${y}`).join('L')}Z`;
}

function turned(count: number, shape: string): string {
  return Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${Math.round((i * 3600) / count) / 10})">${shape}</g>`,
  ).join('');
}

/** Geometric marks for wordmarks. */
export const vendorMarks: readonly VendorMark[] = [
  (random, light, bright) =>
    turned(random.int(5, 8), path('M0-4Q-9-14 0-23 9-14 0-4Z', light)) + circle(0, 0, 5.5, bright),
  (random, light, bright) =>
    path(polygon(ring(6, 22, Math.PI / 6)), bright) +
    path(polygon(ring(3, 15, random.pick([Math.PI / 2, -Math.PI / 2]))), light) +
    circle(0, 0, 4, bright),
  (_, light, bright) =>
    path('M-22 12L-6-18 2-4-7 12Z', light) +
    path('M-2 12L10-10 22 12Z', bright) +
    path('M-6-18L2-4-2 3-10-10Z', bright),
  (random, light, bright) =>
    circle(0, 0, 20, 'none', {
      stroke: light,
      'stroke-width': 5,
      'stroke-dasharray': '94 32',
      transform: `rotate(${random.int(0, 330)})`,
    }) + circle(0, 0, 9, bright),
  (_, light, bright) =>
    path('M0-22L19-11V11L0 22-19 11V-11Z', light) +
    path('M0 0L19-11V11L0 22Z', bright) +
    path('M0-22L19-11 0 0-19-11Z', '#ffffff', { opacity: 0.55 }),
  (_, light, bright) =>
    stroke('M-20-8q10-12 20 0t20 0M-20 4q10-12 20 0t20 0M-20 16q10-12 20 0t20 0', light, 4.6) +
    circle(12, -17, 5, bright),
  (random, light, bright) =>
    group(
      [0, 1, 2, 3]
        .map((i) =>
          rect(-21 + i * 11.5, 20 - (i + 1) * 10, 8, (i + 1) * 10, i === 3 ? bright : light, {
            rx: 3,
          }),
        )
        .join(''),
      random.chance(0.5) ? {} : { transform: 'scale(-1 1)' },
    ),
  (_, light, bright) =>
    path('M0-22A22 22 0 1 0 22 0 16 16 0 0 1 0-22Z', light) +
    path('M9-20l3.400 7 7 1-5 5 1 7.400-6.400-3.400-6.400 3.400 1-7.400-5-5 7-1z', bright),
  (random, light, bright) =>
    turned(random.pick([3, 4]), path('M0 0C-4-14 6-24 16-20 12-10 8-2 0 0Z', light)) +
    circle(0, 0, 5, bright),
  (random, light, bright) =>
    group(
      rect(-20, -20, 26, 26, light, { rx: 6 }) +
        rect(-6, -6, 26, 26, bright, { rx: 6 }) +
        rect(-6, -6, 12, 12, '#ffffff', { rx: 3, opacity: 0.7 }),
      { transform: `rotate(${random.pick([0, 45, 90])})` },
    ),
  (random, light, bright) =>
    turned(random.int(8, 12), path('M-2-14L0-23 2-14Z', light)) +
    circle(0, 0, 11, bright) +
    path('M-5 2Q0-10 5 2 0 8-5 2Z', light),
  (_, light, bright) =>
    path('M0-23L23 0 0 23-23 0Z', light) +
    path('M0-12L12 0 0 12-12 0Z', bright) +
    path('M-23 0L-12 0 0 12V23Z', '#000000', { opacity: 0.2 }),
  (_, light, bright) =>
    circle(-8, 0, 14, 'none', { stroke: light, 'stroke-width': 5 }) +
    circle(8, 0, 14, 'none', { stroke: bright, 'stroke-width': 5 }) +
    path('M-3-13A14 14 0 0 1 6 0', 'none', { stroke: light, 'stroke-width': 5 }),
  (_, light, bright) =>
    stroke('M0 0A5 5 0 0 1 10 0 10 10 0 0 1-10 0 15 15 0 0 1 20 0 20 20 0 0 1-14 14', light, 4.6) +
    circle(-14, 14, 5, bright),
  (_, light, bright) =>
    path('M-21 16Q-21-20 0-20 21-20 21 16L10 16Q10-9 0-9-10-9-10 16Z', light) +
    path('M-5 16Q-5-2 0-2 5-2 5 16Z', bright),
  (random, light, bright) =>
    path(polygon(ring(5, 22, -Math.PI / 2 + random.pick([0, Math.PI]))), light) +
    path(polygon(ring(5, 11, Math.PI / 2)), bright) +
    circle(0, 0, 3.5, '#ffffff'),
];
