import type {
  RoutersReply,
  RoutersRequest,
  UpdateLanguageReply,
  UpdateLanguageRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The hosts that serve the brand, fastest first.
 *
 * Shape:  `{ domainList }`.
 * Units:  `speed` in milliseconds.
 * Errors: `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: CALL-05.
 */
export const getRouters = defineCall<RoutersRequest, RoutersReply>({
  name: 'getRouters',
  path: '/wps/system/domainRoute',
  guestCacheMs: 60_000,
  timeoutMs: 3_000,
});

/**
 * Reports the visitor's chosen language to the operator, with the token of a signed-in member.
 *
 * Shape:  nothing.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: PREF-03, CALL-17. Method and path are our choice: the source names neither.
 */
export const getUpdateLanguage = defineCall<UpdateLanguageRequest, UpdateLanguageReply>({
  name: 'getUpdateLanguage',
  method: 'PUT',
  path: '/wps/system/language',
  tokenIfMember: true,
  timeoutMs: 3_000,
  rate: 'write',
});
