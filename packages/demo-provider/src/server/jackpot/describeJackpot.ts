import type { JackpotState } from '../PlayApi.ts';
import {
  jackpotOddsPerMajor,
  jackpotReturnPercent,
  jackpotSharePercent,
  seedMinorOf,
} from './jackpotTerms.ts';

/** Describes a jackpot for its game's page. */
export function describeJackpot(amountMinor: number, minorDigits: number): JackpotState {
  return {
    amountMinor,
    seedMinor: seedMinorOf(minorDigits),
    sharePercent: jackpotSharePercent,
    returnPercent: jackpotReturnPercent,
    oddsPerMajor: jackpotOddsPerMajor,
  };
}
