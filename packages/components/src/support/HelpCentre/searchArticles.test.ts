import { cutAtWords, searchWords } from '@livery/model';
import { expect, it } from 'vitest';
import { searchArticles } from './searchArticles.ts';

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

/** Returns the ids of the articles that a query finds. */
const idsOf = (query: string, ...contents: readonly string[]): string[] =>
  searchArticles(
    [{ id: 'a', name: 'A', articles: contents.map((text, id) => article(String(id), '', text)) }],
    query,
  ).map((found) => found.article.id);

it.each([
  ['KO', '환전', '<p>한정 행사입니다.</p>', '<p>환전은 내일 됩니다.</p>'],
  ['JA', 'ガイド', '<p>カイトを見る</p>', '<p>ｶﾞｲﾄﾞを見る</p>'],
  ['TH', 'เงิน', '<p>เงนน</p>', '<p>วิธีถอนเงินวันนี้</p>'],
  ['HI', 'निकालें', '<p>नकल</p>', '<p>पैसे निकालें</p>'],
])('finds only articles with the very word in %s', (_lang, query, other, content) => {
  expect(idsOf(query, other, content)).toEqual(['1']);
});

it.each([
  ['Japanese', '入金は翌日に反映されます。', 'ガイド'],
  ['Thai', 'เงินจะเข้าบัญชีภายในวันนี้', 'ก้าวหน้า'],
  ['emoji', '🎰🎲', 'x'],
])('returns whole letters around the word in a text without spaces: %s', (_title, filler, word) => {
  const content = `<p>${filler.repeat(40)}${word}${filler.repeat(40)}</p>`;
  const [found] = searchArticles(
    [{ id: 'a', name: 'A', articles: [article('one', 'One', content)] }],
    word,
  );
  const passage = found?.passage ?? '';
  const around = cutAtWords(passage.replaceAll(/^… | …$/g, ''), searchWords(word));

  expect(passage).toMatch(/^… .+ …$/u);
  expect(around[1]).toBe(word);
  expect(passage.isWellFormed()).toBe(true);
  expect(around[0]).not.toMatch(/^\p{M}/u);
  expect(passage.length).toBeLessThan(180);
});
