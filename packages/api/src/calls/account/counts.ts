import type { CountsReply, CountsRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Counts of what waits for the member in the member centre.
 *
 * Shape:  `{ reward, mission, message, contract }`.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-02 requires it.
 */
export const getCounts = defineCall<CountsRequest, CountsReply>({
  name: 'getCounts',
  path: '/wps/relay/MC_counts',
  token: true,
  account: 'real',
});
