import type { JackpotState } from '../PlayApi.ts';
import {
  jackpotOddsPerMajor,
  jackpotReturnPercent,
  jackpotSharePercent,
  seedMinorOf,
} from './jackpotTerms.ts';

/** A jackpot as its game's page tells of it. */
export function describeJackpot(amountMinor: number, minorDigits: number): JackpotState {
  return {
    amountMinor,
    seedMinor: seedMinorOf(minorDigits),
    sharePercent: jackpotSharePercent,
    returnPercent: jackpotReturnPercent,
    oddsPerMajor: jackpotOddsPerMajor,
  };
}
