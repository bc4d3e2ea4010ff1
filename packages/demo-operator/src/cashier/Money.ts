import type { Merchant } from '../merchants/Merchant.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import { Refusal } from '../core/Refusal.ts';

/** Converts between the protocol's major units and the ledger's minor units. */
export interface Money {
  /** Refuses amounts that are no whole number of minor units, instead of rounding them. */
  readonly toMinor: (amount: number) => number;
  readonly toMajor: (amountMinor: number) => number;
}

/** Returns the conversions for a merchant's currency. */
export function moneyOf({ profile }: Merchant): Money {
  const perMajor = 10 ** profileOf(profile).currency.minorDigits;
  return {
    toMinor: (amount) => {
      const minor = Math.round(amount * perMajor);
      if (minor / perMajor !== amount || !Number.isSafeInteger(minor))
        throw new Refusal('This amount is smaller than the smallest coin there is.', {
          reason: 'amount_not_allowed',
        });
      return minor;
    },
    toMajor: (amountMinor) => amountMinor / perMajor,
  };
}

/** Returns the fee of an amount, rounded up to whole minor units. */
export function feeMinorOf(
  amountMinor: number,
  { feePercent, feeFixedMinor }: { feePercent: number; feeFixedMinor: number },
): number {
  // In hundredths of a percent, so that the product is exact.
  return Math.ceil((amountMinor * Math.round(feePercent * 100)) / 10_000) + feeFixedMinor;
}
