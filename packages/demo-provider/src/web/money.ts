import type { PlayState } from '../server/PlayApi.ts';
import { currencySymbol } from './pageProperties.ts';
import { words } from './words.ts';

/** Formats an amount in minor units of the launch's currency. */
export type FormatMoney = (minor: number) => string;

/**
 * Formats amounts of a launch as the brand's page does: `P 12,345.67`. A demonstration's credits
 * have no currency symbol.
 */
export function moneyFormatter({
  currency,
  minorDigits,
  demo,
}: Pick<PlayState, 'currency' | 'minorDigits' | 'demo'>): FormatMoney {
  const digits = { minimumFractionDigits: minorDigits, maximumFractionDigits: minorDigits };
  const hasOwnSymbol = !demo && currencySymbol !== undefined;
  const format = new Intl.NumberFormat(
    words.tag,
    demo || hasOwnSymbol ? digits : { ...digits, style: 'currency', currency },
  );
  const prefix = hasOwnSymbol ? `${currencySymbol}\u00A0` : '';
  return (minor) => `${prefix}${format.format(minor / 10 ** minorDigits)}`;
}
