import type { PlayState } from '../server/PlayApi.ts';
import { words } from './words.ts';

/** Formats an amount in minor units of the launch's currency. */
export type FormatMoney = (minor: number) => string;

/** Formats amounts of a launch; a demonstration's credits have no currency symbol. */
export function moneyFormatter({
  currency,
  minorDigits,
  demo,
}: Pick<PlayState, 'currency' | 'minorDigits' | 'demo'>): FormatMoney {
  const digits = { minimumFractionDigits: minorDigits, maximumFractionDigits: minorDigits };
  const format = new Intl.NumberFormat(
    words.tag,
    demo ? digits : { ...digits, style: 'currency', currency },
  );
  return (minor) => format.format(minor / 10 ** minorDigits);
}
