import type { WordTexts } from '../../core/wordText.ts';

export const playTypeTexts: WordTexts = {
  firstDigit: 'lottery.play.firstDigit',
  lastDigit: 'lottery.play.lastDigit',
  last2Straight: 'lottery.play.last2Straight',
  last3Straight: 'lottery.play.last3Straight',
  last3Box: 'lottery.play.last3Box',
  bigSmall: 'lottery.play.bigSmall',
  oddEven: 'lottery.play.oddEven',
  sum: 'lottery.play.sum',
};

/** Rules of the play types. */
export const ruleTexts: WordTexts = {
  firstDigit: 'lottery.rule.firstDigit',
  lastDigit: 'lottery.rule.lastDigit',
  last2Straight: 'lottery.rule.last2Straight',
  last3Straight: 'lottery.rule.last3Straight',
  last3Box: 'lottery.rule.last3Box',
  bigSmall: 'lottery.rule.bigSmall',
  oddEven: 'lottery.rule.oddEven',
  sum: 'lottery.rule.sum',
};

/** Names of the lines of options. */
export const fieldTexts: WordTexts = {
  digit: 'lottery.field.digit',
  digits: 'lottery.field.digits',
  hundreds: 'lottery.field.hundreds',
  tens: 'lottery.field.tens',
  units: 'lottery.field.units',
  side: 'lottery.field.side',
  sum: 'lottery.field.sum',
};

/** Options of bets; digits and sums are shown as sent. */
export const optionTexts: WordTexts = {
  big: 'lottery.option.big',
  small: 'lottery.option.small',
  odd: 'lottery.option.odd',
  even: 'lottery.option.even',
};

export const orderStatusTexts: WordTexts = {
  placed: 'lottery.status.placed',
  won: 'lottery.status.won',
  lost: 'lottery.status.lost',
  refunded: 'lottery.status.refunded',
};
