import { files, type Mistakes } from './Mistake.ts';

const { home } = files;

/** Mistakes of the codes LV701 and following. */
export const suppressionMistakes: Mistakes = {
  'a suppression without a reason': {
    file: home,
    change: ['{\n', '{ // livery-ignore LV414\n'],
    code: 'LV701',
    at: '// livery',
    expectedMessage: 'gives no reason',
  },
  'a suppression of an unknown code': {
    file: home,
    change: ['{\n', '{ // livery-ignore lv414: kept\n'],
    code: 'LV702',
    at: '// livery',
    expectedMessage: 'did you mean "LV414"?',
  },
  'a suppression of a code that may not be suppressed': {
    file: home,
    change: ['{\n', '{ // livery-ignore LV506: it is only a test key\n'],
    code: 'LV703',
    at: '// livery',
  },
};
