import type { ServiceChatReply, ServiceChatRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Addresses of customer service. The operator's paths are encrypted; the gateway decodes them and
 * returns only addresses that a browser may open.
 *
 * Shape:  `{ version: { pathList } }`, each with `type` and `path`.
 * Errors: `invalid_link`, `upstream_failed`, `upstream_timeout`.
 * Source: CSVC-01. Name and path are our choice: the source has neither.
 */
export const getServiceChat = defineCall<ServiceChatRequest, ServiceChatReply>({
  name: 'getServiceChat',
  path: '/wps/relay/CSP_serviceChat',
  complete: (site, request) => ({ language: site.language, ...request }),
});
