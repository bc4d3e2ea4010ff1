import type {
  CentreBootstrap,
  CentreRequest,
  PageBootstrap,
  PageRequest,
  ReportReply,
  ReportRequest,
  SessionRequest,
  SessionView,
  TextsReply,
  TextsRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The browser's session: a member, a trial or a guest.
 *
 * Shape:  `SessionView`; a guest has neither account nor customerId.
 * Units:  `expiresAtMs` in milliseconds of Unix time.
 * Errors: none: a visitor without a valid session is a guest.
 * Source: SESS-01.
 */
export const getSession = defineCall<SessionRequest, SessionView>({
  name: 'getSession',
  path: '/_livery/session',
  replySchema: 'SessionView',
});

/**
 * Everything that a navigation inside the site needs: the page at a path, with the brand's flags
 * and initial data.
 *
 * Shape:  `PageBootstrap`.
 * Errors: `not_found`.
 * Source: ROUTE-01, CONF-06.
 */
export const getPage = defineCall<PageRequest, PageBootstrap>({
  name: 'getPage',
  path: '/_livery/page',
  timeoutMs: 10_000,
  rate: 'page',
});

/**
 * The texts of one language.
 *
 * Shape:  `{ texts, dir, tag }`.
 * Errors: `not_found` for a language the brand does not support.
 * Source: PREF-03.
 */
export const getTexts = defineCall<TextsRequest, TextsReply>({
  name: 'getTexts',
  path: '/_livery/texts',
  timeoutMs: 10_000,
  rate: 'page',
});

/**
 * Everything that a centre shows besides the replies of the operator: its menu, all its pages and
 * their texts.
 *
 * Shape:  `CentreBootstrap`.
 * Errors: `not_found` if the brand has no such centre.
 * Source: ROUTE-18.
 */
export const getCentre = defineCall<CentreRequest, CentreBootstrap>({
  name: 'getCentre',
  path: '/_livery/centre',
  timeoutMs: 10_000,
  rate: 'page',
});

/**
 * Reports a browser error to the server.
 *
 * Shape:  nothing.
 * Errors: `bad_request`, `too_many_requests`.
 * Source: CONF-06.
 */
export const report = defineCall<ReportRequest, ReportReply>({
  name: 'report',
  method: 'POST',
  path: '/_livery/report',
  rate: 'write',
});
