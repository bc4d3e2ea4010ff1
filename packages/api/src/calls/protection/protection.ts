import type { BodyKey, BodyKeyRequest, Challenge, ChallengeRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The key that bodies of encrypted calls are sealed to.
 *
 * Shape:  `BodyKey`, the public half.
 * Errors: none.
 * Source: CALL-16.
 */
export const getBodyKey = defineCall<BodyKeyRequest, BodyKey>({
  name: 'getBodyKey',
  path: '/_livery/key',
  replySchema: 'BodyKey',
});

/**
 * A bot check for one call: what a browser has to solve before it makes it.
 *
 * Shape:  `Challenge`; its puzzle means something to the solver of its kind only, and is good for
 *         two minutes and one call.
 * Errors: `not_found` where the brand has no bot check; `bad_request` for a call that needs none;
 *         `too_many_requests`.
 * Source: LOGN-05. The call is ours: the source leaves the kind of check open.
 */
export const getChallenge = defineCall<ChallengeRequest, Challenge>({
  name: 'getChallenge',
  path: '/_livery/challenge',
  rate: 'write',
  replySchema: 'Challenge',
});
