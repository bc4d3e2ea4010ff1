import type { Edit } from '../Mistake.ts';

/** A page with one text. */
export const textPage = {
  $schema: '../../../schemas/page.schema.json',
  root: 'page',
  nodes: {
    page: {
      use: 'TextBlock',
      props: { title: { $text: 'vip.title' }, text: { $text: 'vip.text' } },
    },
  },
};

/** Sample amounts of another currency than the parent's. */
export const jackpots: Edit = [
  'lagoon/site.json',
  '/jackpots',
  { is: { home: { minimum: 100_000, maximum: 200_000 }, other: { start: 5000 } } },
];
