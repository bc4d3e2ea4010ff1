import type { RoundFault } from '../server/PlayApi.ts';
import { fill, words } from './words.ts';

/** Returns the message for a round that was not placed. */
export function faultText(fault: RoundFault): string {
  if (fault === 'bad_stake') return words.badStake;
  if (fault === 'odds_changed') return words.oddsChanged;
  if (fault === 'event_suspended') return words.eventSuspended;
  if (fault === 'event_closed') return words.eventClosed;
  if (fault === 'game_closed') return words.gameClosed;
  return words.failed;
}

/** Returns the message for a stake that the operator's wallet rejected. */
export function refusalText(reason: string, demo: boolean): string {
  if (reason === 'NOT_ENOUGH_MONEY') return demo ? words.noCredits : words.noMoney;
  if (reason === 'STAKE_TOO_HIGH') return words.aboveBonusLimit;
  return fill(words.refused, { reason });
}
