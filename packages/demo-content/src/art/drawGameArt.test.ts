import { expect, it } from 'vitest';
import { drawGameArt } from './drawGameArt.ts';
import { xmlFault } from '../testing/xmlFault.ts';
import { sceneFamilyNames } from './sceneFamilyNames.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const MAX_BYTES = 9 * 1024;
const drawings = sceneFamilyNames.flatMap((family) =>
  SEEDS.map((seed) => ({
    family,
    seed,
    svg: drawGameArt({ seed, family, title: 'Plum & Co <3', plate: true }),
  })),
);

it('has at least twenty-four picture kinds', () => {
  expect(sceneFamilyNames.length).toBeGreaterThanOrEqual(24);
});

it.each(sceneFamilyNames)(
  'draws %s the same way for the same seed, and differently for another seed',
  (family) => {
    const draw = (seed: string): string => drawGameArt({ seed, family, title: 'Same' });
    expect(draw('one')).toBe(draw('one'));
    // Removes ids, because they always differ; the shapes must differ too.
    const shapes = (svg: string): string => svg.replace(/(?:id="|url\(#)[^")]*/g, '');
    expect(shapes(draw('one'))).not.toBe(shapes(draw('two')));
  },
);

it('draws well-formed SVG without unsafe content', () => {
  const faults = drawings.flatMap(({ family, seed, svg }) => {
    const fault =
      xmlFault(svg) ??
      svg.match(/style|script|href|<image|<foreignObject|NaN|undefined|Infinity/i)?.[0];
    return fault === undefined ? [] : [`${family} ${seed}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

it('stays small enough to inline', () => {
  const heavy = drawings
    .filter(({ svg }) => new TextEncoder().encode(svg).length >= MAX_BYTES)
    .map(({ family, seed, svg }) => `${family} ${seed}: ${svg.length}`);
  expect(heavy).toEqual([]);
});

it('uses unique ids across drawings, and defines every id it refers to', () => {
  const defined = drawings.map(({ svg }) =>
    [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id),
  );
  const missing = drawings.flatMap(({ svg }, index) =>
    [...svg.matchAll(/url\(#([^)]+)\)/g)]
      .map(([, id]) => id)
      .filter((id) => !defined[index]?.includes(id)),
  );
  expect(missing).toEqual([]);
  expect(new Set(defined.flat()).size).toBe(defined.flat().length);
});

it('prints the escaped title only when a plate is requested', () => {
  const art = { seed: 'plate', family: 'koiPond', title: 'Koi & Moon' } as const;
  expect(drawGameArt(art)).not.toContain('<text');
  expect(drawGameArt({ ...art, plate: true })).toContain('>Koi &amp; Moon</text>');
});
