import { expect, it } from 'vitest';
import { mutationOf, otherValue } from './mutateConstants.ts';

it('replaces every kind of value by another of its kind', () => {
  for (const value of [
    0,
    1,
    5000,
    0.1,
    1.3e9,
    'TY',
    'light',
    'W',
    ['TF'],
    [1500, 2000],
    { T2: 2, CN: 1 },
  ]) {
    const other = otherValue(value);
    expect(other, JSON.stringify(value)).not.toEqual(value);
    expect([Array.isArray(other), typeof other], JSON.stringify(value)).toEqual([
      Array.isArray(value),
      typeof value,
    ]);
  }
});

it('changes a constant of the site document in the example brand, and one of a component in its props', () => {
  const site = mutationOf({ schema: 'site', path: ['dialog', 'widthPx'], value: 400 });
  expect([site.id, site.change('const x = 1;')]).toEqual([
    'site/dialog/widthPx',
    'const x = 1;\nObject.assign(exampleSettings?.dialog ?? {}, {"widthPx":801});\n',
  ]);

  const component = mutationOf({
    schema: 'components/home/BannerCarousel',
    path: ['autoplayMs'],
    value: 5000,
  });
  expect([component.file, component.change('({ autoplayMs = 5000 })')]).toEqual([
    'packages/components/src/home/BannerCarousel/BannerCarousel.tsx',
    '({ autoplayMs = 10001 })',
  ]);
  expect(() => component.change('({ autoplayMs = 4000 })')).toThrow(
    'components/home/BannerCarousel/autoplayMs: BannerCarousel.tsx does not read "autoplayMs = 5000" in one place.',
  );
});
