import type { JackpotsReply, JackpotsRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The progressive jackpots of this merchant as they stand now: what is played for money feeds them.
 *
 * Shape:  `Jackpot[]`, one for each kind and currency; none where nothing is played for one.
 * Units:  `amount` in major units of its own `currency`.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: requirements HOME-03; GLI-19 4.13.2: what is shown is at most 30 seconds old. Name and
 *         path are our choice: the source has neither.
 */
export const getJackpots = defineCall<JackpotsRequest, JackpotsReply>({
  name: 'getJackpots',
  path: '/wps/relay/GCS_jackpots',
  guestCacheMs: 5_000,
});
