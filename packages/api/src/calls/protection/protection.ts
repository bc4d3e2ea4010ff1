import type { BodyKey, BodyKeyRequest, Challenge, ChallengeRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The key with which browsers encrypt the bodies of encrypted calls.
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
 * A bot check that a browser has to solve before it makes a given call.
 *
 * Shape:  `Challenge`; only a solver of its kind can read its puzzle, which is valid for two
 *         minutes and one call.
 * Errors: `not_found` where the brand has no bot check; `bad_request` for a call that needs none;
 *         `too_many_requests`.
 * Source: LOGN-05. The call is our own: the source leaves the kind of check open.
 */
export const getChallenge = defineCall<ChallengeRequest, Challenge>({
  name: 'getChallenge',
  path: '/_livery/challenge',
  rate: 'write',
  replySchema: 'Challenge',
});
