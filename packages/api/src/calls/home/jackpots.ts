import type { JackpotsReply, JackpotsRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Current values of this merchant's progressive jackpots. Real-money stakes contribute to them.
 *
 * Shape:  `Jackpot[]`, one for each kind and currency; empty when no game contributes to one.
 * Units:  `amount` in major units of its own `currency`.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: HOME-03; GLI-19 4.13.2: a displayed value is at most 30 seconds old. Name and path are
 *         our choice: the source has neither.
 */
export const getJackpots = defineCall<JackpotsRequest, JackpotsReply>({
  name: 'getJackpots',
  path: '/wps/relay/GCS_jackpots',
  guestCacheMs: 5_000,
});
