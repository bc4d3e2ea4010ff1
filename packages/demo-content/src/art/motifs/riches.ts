import { mix } from '../brush/mix.ts';
import { circle, ellipse, group, path, placeAt, stroke } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';

/** A coin seen from the front, with a raised rim and a star. */
export function coin(x: number, y: number, radius: number, colour: string): string {
  const dark = mix(colour, '#5a2500', 0.45);
  return (
    circle(x, y + radius * 0.12, radius, dark) +
    circle(x, y, radius, colour) +
    circle(x, y, radius * 0.74, mix(colour, dark, 0.35)) +
    path(star(x, y, radius * 0.48), mix(colour, '#ffffff', 0.55)) +
    stroke(
      trace`M${x - radius * 0.6} ${y - radius * 0.6}a${radius * 0.86} ${radius * 0.86} 0 0 1 ${radius * 0.7} ${-radius * 0.26}`,
      '#ffffff',
      radius * 0.12,
      { opacity: 0.8 },
    )
  );
}

/** Many small coins in few bytes: each one a ringed disc, all glints in one stroke. */
export function coins(
  spots: readonly (readonly [x: number, y: number])[],
  radius: number,
  colour: string,
): string {
  const discs = spots
    .map(([x, y]) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}"/>`)
    .join('');
  const glints = spots.map(([x, y]) => `M${Math.round(x) - 5} ${Math.round(y) - 3}l4-3`).join('');
  return (
    group(discs, { fill: colour, stroke: mix(colour, '#7a3800', 0.5), 'stroke-width': 2 }) +
    stroke(glints, '#fffbe0', 2)
  );
}

/** A star with `points` points, as one path. */
export function star(x: number, y: number, radius: number, points = 5, inner = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * inner;
    return trace`${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A brilliant-cut stone, `size` units across, hanging from its table at y - size / 2. */
export function gem(x: number, y: number, size: number, colour: string, degrees = 0): string {
  const light = mix(colour, '#ffffff', 0.45);
  const pale = mix(colour, '#ffffff', 0.75);
  const dark = mix(colour, '#000000', 0.28);
  const facets =
    path('M-50-14L-28-40H28L50-14 0 46Z', colour) +
    path('M-50-14L-28-40-20-14Z', light) +
    path('M28-40L50-14H20Z', dark) +
    path('M-28-40H28L20-14H-20Z', pale) +
    path('M-20-14L0-40 20-14Z', light) +
    path('M-50-14H-20L0 46Z', mix(colour, '#ffffff', 0.2)) +
    path('M20-14H50L0 46Z', mix(colour, '#000000', 0.42)) +
    path('M-20-14H20L0 46Z', dark, { opacity: 0.55 }) +
    path('M-20-14H-4L0 46Z', light, { opacity: 0.5 });
  return group(facets, placeAt(x, y, size / 100, degrees));
}

/** A stack of gaming chips with its top at y. */
export function chipStack(
  x: number,
  y: number,
  count: number,
  colour: string,
  radius = 24,
): string {
  const dark = mix(colour, '#000000', 0.4);
  const flat = radius * 0.42;
  const height = count * 7;
  const rim = (top: number): string =>
    trace`M${x - radius} ${top}a${radius} ${flat} 0 0 0 ${radius * 2} 0`;
  const side = path(
    trace`${rim(y)}v${height}a${radius} ${flat} 0 0 1 ${-radius * 2} 0z`,
    mix(colour, '#000000', 0.22),
  );
  const stripes = stroke(
    trace`M${x - radius * 0.62} ${y + flat * 0.78}v${height}M${x} ${y + flat}v${height}M${x + radius * 0.62} ${y + flat * 0.78}v${height}`,
    '#ffffff',
    radius * 0.26,
    { 'stroke-linecap': 'butt', 'stroke-dasharray': '5.5 1.5', opacity: 0.85 },
  );
  const gaps = stroke(
    Array.from({ length: count - 1 }, (_, level) => rim(y + (level + 1) * 7)).join(''),
    mix(colour, '#000000', 0.6),
    1.3,
  );
  return (
    ellipse(x, y + height + flat * 0.3, radius * 1.25, flat * 1.1, '#000000', { opacity: 0.3 }) +
    side +
    stripes +
    gaps +
    ellipse(x, y, radius, flat, mix(colour, '#ffffff', 0.12)) +
    ellipse(x, y, radius * 0.8, flat * 0.8, dark, {
      stroke: '#ffffff',
      'stroke-width': 2.4,
      'stroke-dasharray': '7 6',
      'fill-opacity': 0.45,
    })
  );
}

/** The four suits as outlines around their own origin, about 40 units tall. */
export const SUITS = {
  heart: 'M0 20C-26 2-22-20-9-20-3-20 0-15 0-12 0-15 3-20 9-20 22-20 26 2 0 20Z',
  spade:
    'M0-22C24-4 24 12 11 12 6 12 3 9 2 7 2 14 5 18 8 20H-8C-5 18-2 14-2 7-3 9-6 12-11 12-24 12-24-4 0-22Z',
  diamond: 'M0-22Q6-10 16 0 6 10 0 22-6 10-16 0-6-10 0-22Z',
  club: 'M2 6C3 14 5 18 8 20H-8C-5 18-3 14-2 6A9.500 9.500 0 1 1-7-7 9.500 9.500 0 1 1 7-7 9.500 9.500 0 1 1 2 6Z',
} as const;
