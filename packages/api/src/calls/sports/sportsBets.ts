import type {
  PlaceSportsBetRequest,
  SportsBet,
  SportsQuoteReply,
  SportsQuoteRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Current odds of selections, and the limits of a bet on them. Visitors may request it, because a
 * slip is filled before the login.
 *
 * Shape:  `{ picks, minStake, maxStake, maxWin, maxPicks }`.
 * Units:  odds are decimal, stake included; money in major units of the brand's currency.
 * Errors: `operator_refused`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call.
 */
export const getSportsQuote = defineCall<SportsQuoteRequest, SportsQuoteReply>({
  name: 'getSportsQuote',
  method: 'POST',
  path: '/wps/relay/SPT_quote',
});

/**
 * Places a bet at exactly the odds sent. A repeated request with the same reference returns the
 * result of the first and never places a second bet.
 *
 * Shape:  `SportsBet`.
 * Units:  odds are decimal, stake included; money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` with a reason, among them
 *         `odds_changed`, `event_suspended`, `event_closed`, `amount_not_allowed`, `win_limit`,
 *         `insufficient_balance` and `play_disabled`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call.
 */
export const placeSportsBet = defineCall<PlaceSportsBetRequest, SportsBet>({
  name: 'placeSportsBet',
  method: 'POST',
  path: '/wps/relay/SPT_placeBet',
  token: true,
  account: 'real',
  needsState: true,
  once: 'referenceNo',
  timeoutMs: 8_000,
  rate: 'write',
  replySchema: 'SportsBet',
});
