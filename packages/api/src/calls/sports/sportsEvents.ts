import type { SportsEventsReply, SportsEventsRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The next events of a category of games, with their markets and odds.
 *
 * Shape:  `{ events }`, the next event first.
 * Units:  `odds` are decimal, stake included.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: our own call.
 */
export const getSportsEvents = defineCall<SportsEventsRequest, SportsEventsReply>({
  name: 'getSportsEvents',
  path: '/wps/relay/SPT_events',
  guestCacheMs: 5_000,
  complete: (site, request) => ({ language: site.language, ...request }),
});
