import { expect, it } from 'vitest';
import { cutAtWords, searchArticles, searchWords } from './searchArticles.ts';

const article = (id: string, title: string, content: string) => ({ id, title, content });
const categories = [
  {
    id: 'money',
    name: 'Money',
    articles: [
      article('limits', 'Setting limits', '<p>A lower limit holds at once.</p>'),
      article(
        'deposit',
        'Making a deposit',
        '<p>Set a <a href="/help#limits">limit</a> first. Señor.</p>',
      ),
    ],
  },
];

it('finds articles in which every word stands, titles first, whatever the case and the accents', () => {
  expect(searchArticles(categories, 'LIMIT').map((found) => found.article.id)).toEqual([
    'limits',
    'deposit',
  ]);
  expect(searchArticles(categories, 'deposit limit').map((found) => found.article.id)).toEqual([
    'deposit',
  ]);
  expect(searchArticles(categories, 'senor')[0]).toMatchObject({
    category: 'Money',
    passage: 'Set a limit first. Señor.',
  });
  expect(searchArticles(categories, 'nothing')).toEqual([]);
  expect(searchArticles(categories, '  ')).toEqual([]);
});

it('does not find what stands in tags only', () => {
  expect(searchArticles(categories, 'href')).toEqual([]);
});

it('shows the passage around the word', () => {
  const long = [
    {
      id: 'a',
      name: 'A',
      articles: [
        article('one', 'One', `<p>${'before '.repeat(40)}needle ${'after '.repeat(40)}</p>`),
      ],
    },
  ];
  const passage = searchArticles(long, 'needle')[0]?.passage ?? '';
  expect(passage).toMatch(/^… before .*needle after .* …$/);
  expect(passage.length).toBeLessThan(180);
});

it('cuts a text at the words, the longest of those that begin together', () => {
  expect(cutAtWords('A Limit, the limits', searchWords('limit limits'))).toEqual([
    'A ',
    'Limit',
    ', the ',
    'limits',
    '',
  ]);
  expect(cutAtWords('nothing here', ['limit'])).toEqual(['nothing here']);
});
