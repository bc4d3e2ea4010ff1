import type { PersonalProfitReply, PersonalProfitRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * What the member staked, won, deposited and withdrew in a period, by day or by game category.
 * Rounds count on the day of their first stake.
 *
 * Shape:  `{ list, totals }`.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` with `fields` (moments, time
 *         zone), `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-10 requires it.
 */
export const getPersonalProfit = defineCall<PersonalProfitRequest, PersonalProfitReply>({
  name: 'getPersonalProfit',
  path: '/wps/relay/MC_personalProfit',
  token: true,
  account: 'real',
  export: true,
  timeoutMs: 8_000,
  complete: (site, request) => ({ timeZone: site.timeZone, ...request }),
});
