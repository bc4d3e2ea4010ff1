import type { LocaleStore } from '@livery/stores';

const textKeys = {
  big: 'lottery.option.big',
  small: 'lottery.option.small',
  odd: 'lottery.option.odd',
  even: 'lottery.option.even',
} as const;

/** Returns the translated text of a bet option; digits and sums are returned unchanged. */
export function optionText(locale: LocaleStore, option: string): string {
  return hasTextKey(option) ? locale.t(textKeys[option]) : option;
}

function hasTextKey(option: string): option is keyof typeof textKeys {
  return Object.hasOwn(textKeys, option);
}
