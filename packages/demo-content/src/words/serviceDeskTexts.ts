import { readData } from '../reader/readData.ts';
import { each, fields, words } from '../reader/shape.ts';

const topic = fields({ question: words, answer: words });

/** Texts of the demonstration's service desk, with the tag and direction of each language. */
export const serviceDeskTexts = readData(
  'serviceDesk.json',
  fields({
    tag: words,
    dir: words,
    title: words,
    vip: words,
    sample: words,
    hello: words,
    you: words,
    desk: words,
    ask: words,
    field: words,
    send: words,
    other: words,
    topics: each(['deposit', 'limits', 'login', 'safety'], topic),
  }),
);
