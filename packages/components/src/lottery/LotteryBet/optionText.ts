import type { LocaleStore } from '@livery/stores';

const worded = {
  big: 'lottery.option.big',
  small: 'lottery.option.small',
  odd: 'lottery.option.odd',
  even: 'lottery.option.even',
} as const;

/** An option of a bet as people read it: digits and sums are themselves. */
export function optionText(locale: LocaleStore, option: string): string {
  return isWorded(option) ? locale.t(worded[option]) : option;
}

function isWorded(option: string): option is keyof typeof worded {
  return Object.hasOwn(worded, option);
}
