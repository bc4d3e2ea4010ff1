import type { PlayWords } from '../../server/page/playWords.ts';
import { draw } from '../dom.ts';

type SymbolName = keyof PlayWords['island'];

/** A path and its colour, on a field of 48 by 48. */
type Shape = readonly [d: string, fill: string];

type Skin = Readonly<Record<SymbolName, readonly Shape[]>>;

/** A circle or an ellipse as a path. */
const round = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;

const shapes: Readonly<Record<'island' | 'reef', Skin>> = {
  island: {
    pearl: [
      ['M4 26c0 12 9 18 20 18s20-6 20-18c-6 5-12 7-20 7S10 31 4 26z', '#c98b6b'],
      ['M4 24C6 10 14 5 24 5s18 5 20 19c-6-4-12-5-20-5S10 20 4 24z', '#e3ab8a'],
      [round(24, 27, 10), '#f2ecff'],
      [round(21, 23, 3.5), '#ffffff'],
      ['M31 31a10 10 0 0 1-14 3c6 1 11 0 14-3z', '#b9a8e0'],
    ],
    star: [
      ['M24 3l6 13 14 2-10 10 2 15-12-7-12 7 2-15L4 18l14-2z', '#f28b30'],
      ['M24 10l4 9 10 1-7 7 1 10-8-5-8 5 1-10-7-7 10-1z', '#ffb25c'],
      [round(24, 24, 2.5), '#c25f10'],
      [round(18, 21, 1.5), '#c25f10'],
      [round(30, 21, 1.5), '#c25f10'],
      [round(20, 30, 1.5), '#c25f10'],
      [round(28, 30, 1.5), '#c25f10'],
    ],
    shell: [
      ['M24 42C10 40 4 28 5 19 10 9 17 6 24 6s14 3 19 13c1 9-5 21-19 23z', '#e0648c'],
      ['M24 42L13 10l5-3zM24 42L24 6l6 1zM24 42L36 11l4 4z', '#f7a6c0'],
      ['M24 42L6 22l3-6z', '#f7a6c0'],
      ['M17 40h14l-3 5h-8z', '#a93a62'],
    ],
    palm: [
      ['M22 22c3 8 3 15 1 23h6c1-9 0-17-3-24z', '#8a5a33'],
      ['M24 22C20 10 11 8 3 14c8-1 14 2 21 8zM24 22c4-12 13-14 21-8-8-1-14 2-21 8z', '#2f9e5b'],
      ['M24 22C16 16 8 19 5 28c6-5 12-7 19-6zM24 22c8-6 16-3 19 6-6-5-12-7-19-6z', '#237a46'],
      ['M24 22c-3-8-1-14 5-19-1 7-1 13-5 19z', '#49b873'],
      [round(22, 23, 3), '#6b4020'],
      [round(27, 24, 3), '#7d4d28'],
    ],
    fish: [
      ['M33 24l12-10c1 7 1 13 0 20z', '#1c77b8'],
      ['M3 24C9 13 18 10 26 13c6 2 9 6 12 11-3 5-6 9-12 11-8 3-17 0-23-11z', '#2f9bdc'],
      ['M19 12c3 8 3 16 0 24 3 1 5 0 7-1 3-7 3-15 0-22-2-1-5-1-7-1z', '#ffd34d'],
      [round(11, 22, 3), '#ffffff'],
      [round(10.5, 22, 1.5), '#10324c'],
      ['M18 11c4-5 9-6 14-4-1 3-3 5-6 6z', '#1c77b8'],
    ],
    coral: [
      [
        'M21 45V31C11 32 8 25 9 15c1-3 5-3 5 0 0 6 1 9 7 10V8c0-4 6-4 6 0v13c5-1 6-4 6-9 0-3 5-3 5 0 1 9-3 14-11 15v18z',
        '#d94f4f',
      ],
      [
        'M23 45V9c0-2 2-2 2 0v36zM11 16c0 8 2 12 9 13-6 0-11-3-9-13zM35 13c0 6-1 9-7 11 6 0 9-4 7-11z',
        '#ff8f80',
      ],
    ],
  },
  reef: {
    pearl: [
      [
        'M3 25c1-9 9-15 20-15 9 0 14 4 17 10 2-1 3-4 3-7 3 1 5 4 4 8-1 3-4 5-7 5-3 8-10 13-20 13C11 39 3 33 3 25z',
        '#3c6fb5',
      ],
      ['M4 28c5 2 12 3 18 2 5 0 10-2 14-3-3 8-10 12-18 12-7 0-13-4-14-11z', '#cfe2f7'],
      [round(13, 22, 1.8), '#0f2747'],
      ['M22 8c-1-4-4-5-7-4 2 1 4 2 5 4zM24 8c1-4 4-5 7-4-2 1-4 2-5 4z', '#7cc4f0'],
    ],
    star: [
      [
        'M10 18C10 8 17 4 24 4s14 4 14 14c0 5-2 8-4 11l8 8c2 3-1 6-4 4l-9-8 1 9c0 4-5 4-5 0l-1-8-1 8c0 4-5 4-5 0l1-9-9 8c-3 2-6-1-4-4l8-8c-2-3-4-6-4-11z',
        '#8e4fc4',
      ],
      [round(18, 17, 4), '#ffffff'],
      [round(30, 17, 4), '#ffffff'],
      [round(19, 18, 2), '#2a1040'],
      [round(29, 18, 2), '#2a1040'],
      ['M19 25c3 3 7 3 10 0-1 5-9 5-10 0z', '#5d2a8a'],
    ],
    shell: [
      ['M38 20c5-4 9-1 9 3s-4 6-8 5zM12 33l-6 7c4 2 8 0 10-4zM33 34l5 7c-4 2-8-1-9-5z', '#5b9a5a'],
      ['M6 27C7 15 15 9 24 9s16 7 17 18c-3 6-9 9-17 9S9 33 6 27z', '#2f7d4f'],
      [
        'M24 12l7 5-2 8h-10l-2-8zM15 18l2 9-7 2c0-5 2-9 5-11zM33 18l-2 9 7 1c0-4-2-8-5-10zM19 27h10l2 7c-5 1-9 1-14 0z',
        '#7fc08a',
      ],
      [round(42, 22, 1.3), '#10301c'],
    ],
    palm: [
      ['M36 25l9-9c2 6 2 12 0 18z', '#2b3f63'],
      ['M4 28C6 15 15 10 24 11c9 1 14 7 16 14-3 10-10 15-18 15C12 40 6 35 4 28z', '#3f5c8c'],
      ['M4 28c5-2 11-2 16 1-4 4-7 8-8 10-4-2-7-6-8-11z', '#16233b'],
      ['M6 28l3 4 2-4 3 4 2-4 2 3M9 37l2-4', '#ffffff'],
      [round(18, 21, 3.5), '#ffe680'],
      [round(18, 21, 1.6), '#16233b'],
      ['M22 11C21 5 15 3 9 6l1 2c5-2 9-1 10 4z', '#3f5c8c'],
      [round(8, 8, 4), '#ffe14d'],
    ],
    fish: [
      ['M34 24l10-9c2 6 2 12 0 18z', '#e06a1b'],
      ['M4 24C9 14 17 10 26 12c6 2 10 7 12 12-2 6-6 10-12 12C17 38 9 34 4 24z', '#ff8a2b'],
      ['M15 14c3 7 3 14 0 20l4 2c3-8 3-16 0-24zM28 13c2 7 2 15 0 22l3-2c2-6 2-12 0-18z', '#ffffff'],
      [round(11, 22, 2.6), '#ffffff'],
      [round(10.6, 22, 1.4), '#2c1403'],
    ],
    coral: [
      [
        'M40 12c-9-6-22-4-28 5-4 7-3 15 2 20 3 3 8 5 12 4-6-3-9-7-9-12 0-7 5-12 12-12 4 0 8 2 11 5z',
        '#e8637a',
      ],
      ['M16 16l6 6M12 24l8 2M14 33l6-4M22 12l3 7M31 10l-1 6', '#b93a55'],
      ['M26 41c4 0 8-1 10-4l-6-1zM40 12l6-6M40 14l7-1', '#e8637a'],
      [round(34, 14, 1.6), '#40101c'],
    ],
  },
};

/**
 * A symbol's picture, hidden from assistive technology, because the result is also given as text.
 */
export function drawSymbol(skin: string, name: string): SVGSVGElement {
  const symbols: Readonly<Record<string, readonly Shape[]>> =
    skin === 'reef' ? shapes.reef : shapes.island;
  const paths = symbols[name] ?? [];
  return draw(
    'svg',
    { viewBox: '0 0 48 48', 'aria-hidden': 'true', focusable: 'false', class: 'symbol' },
    paths.map(([d, fill]) =>
      /^M[^zZ]*$/.test(d)
        ? draw('path', {
            d,
            fill: 'none',
            stroke: fill,
            'stroke-width': 1.8,
            'stroke-linecap': 'round',
          })
        : draw('path', { d, fill }),
    ),
  );
}
