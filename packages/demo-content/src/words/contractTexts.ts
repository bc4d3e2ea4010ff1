import { readData } from '../reader/readData.ts';
import { each, fields, words } from '../reader/shape.ts';

const newsText = fields({ title: words, text: words });

/**
 * Messages about contracts between agents and their downlines. `terms` has the placeholders
 * `{kind}` and `{percent}`; the texts of news have `{account}`, the other party, and `{terms}`.
 */
export const contractTexts = readData(
  'contracts.json',
  fields({
    kinds: each(['dividend', 'salary', 'hourSalary', 'realtimeSalary'], words),
    terms: words,
    news: each(
      ['offered', 'ending', 'accepted', 'rejected', 'withdrawn', 'superseded', 'teamLeft'],
      newsText,
    ),
  }),
);
