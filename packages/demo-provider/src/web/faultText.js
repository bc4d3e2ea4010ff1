/** @import { RoundFault } from '../server/PlayApi.ts' */
import { fill, words } from './words.js';

/**
 * Why a round was not begun, in a sentence.
 * @param {RoundFault} fault
 */
export function faultText(fault) {
  if (fault === 'bad_stake') return words.badStake;
  if (fault === 'odds_changed') return words.oddsChanged;
  if (fault === 'event_closed') return words.eventClosed;
  if (fault === 'game_closed') return words.gameClosed;
  return words.failed;
}

/**
 * Why the operator did not take a stake.
 * @param {string} reason
 * @param {boolean} demo
 */
export function refusalText(reason, demo) {
  if (reason === 'NOT_ENOUGH_MONEY') return demo ? words.noCredits : words.noMoney;
  return fill(words.refused, { reason });
}
