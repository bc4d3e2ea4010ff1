import { expect, it } from 'vitest';
import { readableOn } from './readableOn.ts';

it('[MODL-03] is white on dark backgrounds and black on light ones', () => {
  const backgrounds = ['#000000', '#1f2937', '#0b7a75', '#757575', '#777777', '#a3e635', '#ffffff'];
  expect(backgrounds.map(readableOn)).toEqual([
    '#ffffff',
    '#ffffff',
    '#ffffff',
    '#ffffff',
    '#000000',
    '#000000',
    '#000000',
  ]);
});
