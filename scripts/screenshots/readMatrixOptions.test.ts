import { expect, it } from 'vitest';
import { readMatrixOptions } from './readMatrixOptions.ts';

it('has a default for each option; the theme is that of the brand', () => {
  expect(readMatrixOptions(['--matrix'], ['home', 'vip'])).toEqual({
    brands: ['lagoon', 'ironfield'],
    visitors: ['guest', 'member', 'agent'],
    languages: ['EN', 'TY', 'RU', 'AR'],
    journeys: ['home', 'vip'],
    widths: [360, 390, 768, 1024, 1280, 1920],
    theme: undefined,
    isFullPage: false,
  });
});

it('reads lists', () => {
  expect(
    readMatrixOptions(
      ['--matrix', '--journeys=vip,home', '--widths', '390,1280', '--theme', 'light', '--full'],
      ['home', 'vip'],
    ),
  ).toMatchObject({
    journeys: ['vip', 'home'],
    widths: [390, 1280],
    theme: 'light',
    isFullPage: true,
  });
});

it.each([
  ['--journeys=vipp', 'There is no journey "vipp"; choose of home, vip.'],
  ['--visitors=robot', 'There is no visitor "robot"; choose of guest, member, agent.'],
  ['--theme=blue', 'There is no theme "blue"; choose of light, dark.'],
  ['--widths=390,wide', '"wide" is no width in pixels.'],
  ['--size=390', "Unknown option '--size'"],
])('refuses %s', (option, message) => {
  expect(() => readMatrixOptions([option], ['home', 'vip'])).toThrow(message);
});
