import type { Mistakes } from '../Mistake.ts';

const home = 'lagoon/pages/home.json';

/** Mistakes in suppressions. */
export const suppressionMistakes: Mistakes = {
  'a suppression without a reason': {
    brands: 'fixture',
    edit: { file: home, text: '{\n  "nodes"', becomes: '{ // livery-ignore LV414\n  "nodes"' },
    code: 'LV701',
    at: '~// livery',
    fix: 'gives no reason',
  },
  'a suppression of an unknown code': {
    brands: 'fixture',
    edit: {
      file: home,
      text: '{\n  "nodes"',
      becomes: '{ // livery-ignore lv414: kept\n  "nodes"',
    },
    code: 'LV702',
    at: '~// livery',
    fix: 'did you mean "LV414"?',
  },
  'a suppression of a code that may not be suppressed': {
    brands: 'fixture',
    edit: {
      file: home,
      text: '{\n  "nodes"',
      becomes: '{ // livery-ignore LV506: it is only a test key\n  "nodes"',
    },
    code: 'LV703',
    at: '~// livery',
    fix: 'LV506 may not be suppressed',
  },
  'a suppression of nothing': {
    brands: 'fixture',
    edit: {
      file: home,
      text: '{\n  "nodes"',
      becomes: '{ // livery-ignore LV414: kept\n  "nodes"',
    },
    code: 'LV704',
    at: '~// livery',
    fix: 'line 1 has no problem LV414 to suppress; remove the comment',
  },
};
