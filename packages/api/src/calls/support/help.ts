import type { HelpCenterReply, HelpCenterRequest } from '@livery/model';
import { defineCall, maxListBytes } from '../../Call.ts';

/**
 * The help centre: categories with their articles.
 *
 * Shape:  `{ language, categories }`; an article's `content` is HTML.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: HELP-01, CALL-07. The method is our choice, because the call changes nothing.
 */
export const getHelpCenter = defineCall<HelpCenterRequest, HelpCenterReply>({
  name: 'getHelpCenter',
  path: '/wps/system/helpCenter',
  replyBytes: maxListBytes,
  guestCacheMs: 5_000,
  complete: (site, request) => ({ language: site.language, ...request }),
});
