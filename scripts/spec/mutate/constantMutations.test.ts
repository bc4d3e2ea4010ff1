import { expect, it } from 'vitest';
import { constantMutations, otherValues } from './constantMutations.ts';

it('gives every kind of value another of its kind', () => {
  for (const value of [0, 1, 5000, 0.1, 1.3e9, 'TY', 'light', 'W', 'SEA', ['TF'], [1500, 2000], { T2: 2, CN: 1 }]) {
    const others = otherValues(value);
    expect(others.length, JSON.stringify(value)).toBeGreaterThan(0);
    expect(others[0], JSON.stringify(value)).not.toEqual(value);
    expect(Array.isArray(others[0]), JSON.stringify(value)).toBe(Array.isArray(value));
    expect(typeof others[0], JSON.stringify(value)).toBe(typeof value);
  }
  // An age has a smallest and a largest value.
  expect(otherValues(18)).toEqual([37, 9, 19]);
  expect(otherValues('TY')).toEqual(['EN']);
  expect(otherValues(['daily', 'weekly'])).toEqual([['yliad', 'ylkeew'], ['daily']]);
});

it('writes a constant into its document, and that of a component into each of its nodes', () => {
  const pages = { '_base/pages/a.json': { nodes: { one: { use: 'Carousel' }, two: { use: 'Stack' }, gone: null } }, '_base/pages/b.json': {} };
  const [site, component] = constantMutations([
    { schema: 'site', path: ['dialog', 'widthPx'], value: 400, source: 'width 400' },
    { schema: 'components/Carousel', path: ['autoplayMs'], value: 5000, source: 'autoplay' },
  ], pages);
  expect(site?.id).toBe('site/dialog/widthPx');
  expect(site?.alternatives[0]).toEqual([{ file: '_base/site.json', path: ['dialog', 'widthPx'], value: 801 }]);
  expect(component?.alternatives[0]).toEqual([{ file: '_base/pages/a.json', path: ['nodes', 'one', 'props', 'autoplayMs'], value: 10_001 }]);
});
