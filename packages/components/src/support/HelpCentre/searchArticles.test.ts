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

it('finds articles that contain every word, title matches first, ignoring case and accents', () => {
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

it('ignores text inside tags', () => {
  expect(searchArticles(categories, 'href')).toEqual([]);
});

it('returns the passage around the word', () => {
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

it('splits a text at the words, preferring the longest of those that start together', () => {
  expect(cutAtWords('A Limit, the limits', searchWords('limit limits'))).toEqual([
    'A ',
    'Limit',
    ', the ',
    'limits',
    '',
  ]);
  expect(cutAtWords('nothing here', ['limit'])).toEqual(['nothing here']);
});
