import { expect, it } from 'vitest';
import { galleryEntries, matchingEntries } from './galleryEntries.ts';

const rail = {
  title: 'GameRailProps',
  description: 'A rail of games.',
  required: ['title'],
  properties: {
    title: { $ref: '../../../../../schemas/text.schema.json', description: 'Heading.' },
    look: { enum: ['large', 'small'], default: 'large' },
    tags: { type: 'array', items: { type: 'string' } },
  },
  examples: [{ title: { $text: 'home.slots' } }, { title: { $text: 'home.live' }, look: 'small' }],
};
const button = { title: 'ButtonsProps', description: 'Buttons with links.' };

it('lists components by name, without those that frame a page', () => {
  const names = galleryEntries([rail, { title: 'OutletProps' }, button]).map(({ name }) => name);

  expect(names).toEqual(['Buttons', 'GameRail']);
});

it('has a row for each prop, and each example as a page of its own', () => {
  const [entry] = galleryEntries([rail]);

  expect(entry?.props).toEqual([
    { name: 'title', type: 'text', isRequired: true, defaultValue: '', description: 'Heading.' },
    {
      name: 'look',
      type: '"large" | "small"',
      isRequired: false,
      defaultValue: '"large"',
      description: '',
    },
    {
      name: 'tags',
      type: 'list of string',
      isRequired: false,
      defaultValue: '',
      description: '',
    },
  ]);
  expect(entry?.examples.map(({ page }) => page)).toEqual(
    rail.examples.map((props) => ({
      root: 'example',
      nodes: { example: { use: 'GameRail', props } },
    })),
  );
  expect(JSON.parse(entry?.examples[1]?.json ?? '')).toEqual({
    use: 'GameRail',
    props: rail.examples[1],
  });
});

it('finds components by words of name and sentence', () => {
  const entries = galleryEntries([rail, button]);
  const found = (search: string): string[] =>
    matchingEntries(entries, search).map(({ name }) => name);

  expect(found('')).toEqual(['Buttons', 'GameRail']);
  expect(found('games RAIL')).toEqual(['GameRail']);
  expect(found('links rail')).toEqual([]);
});
