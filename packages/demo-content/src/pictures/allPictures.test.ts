import { expect, it } from 'vitest';
import { allPictures } from './allPictures.ts';

const paths = allPictures.flatMap(({ path, aliases }) => [path, ...aliases]);

it('has a picture for each vendor, game, promotion, reward, mission and avatar, at unique paths', () => {
  expect(allPictures).toHaveLength(60 + 600 + 14 + 9 + 11 + 48);
  expect(new Set(paths).size).toBe(paths.length);
});

it('serves sports pictures also under the category of their games', () => {
  const aliased = allPictures.filter(({ aliases }) => aliases.length > 0);
  // Two vendors and their fourteen games.
  expect(aliased).toHaveLength(16);
  expect(aliased[0]).toMatchObject({
    path: '/TCG_PROD_IMAGES/SPORTS_LIST_VENDOR/TF-COLOR.png',
    aliases: ['/TCG_PROD_IMAGES/ESPORTS_LIST_VENDOR/TF-COLOR.png'],
  });
});

it('draws a picture of each kind as SVG', () => {
  for (const path of [
    '/TCG_PROD_IMAGES/RNG_LIST_VENDOR/LMHW-COLOR.png',
    '/TCG_PROD_IMAGES/CONTENT/101.png',
    '/TCG_PROD_IMAGES/AVATAR/AV07.png',
  ])
    expect(allPictures.find((picture) => picture.path === path)?.draw()).toMatch(
      /^<svg .*<\/svg>$/s,
    );
});
