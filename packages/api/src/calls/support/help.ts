import type { HelpCenterReply, HelpCenterRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The help centre: categories with their articles.
 *
 * Shape:  `{ language, categories }`; an article's `content` is HTML.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: product-spec §7 "/wps/system/helpCenter", requirements HELP-01. The method is our choice:
 *         nothing is changed by it.
 */
export const getHelpCenter = defineCall<HelpCenterRequest, HelpCenterReply>({
  name: 'getHelpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  token: false,
  encrypted: false,
  idempotent: true,
  guestCacheMs: 5_000,
  timeoutMs: 5_000,
  rate: 'read',
  schemas: { request: 'help#HelpCenterRequest', reply: 'help#HelpCenterReply' },
  complete: (site, request) => ({ language: site.language, ...request }),
});
