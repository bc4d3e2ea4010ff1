import type {
  Permission,
  PermissionRequest,
  RoutersReply,
  RoutersRequest,
  UpdateLanguageReply,
  UpdateLanguageRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * What the operator says about the brand: module tree, resources, customer service, CDNs,
 * maintenance. And about the visitor: location, region.
 *
 * Shape:  `Permission`.
 * Errors: `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: product-spec §3 "Permission info", §7 "permission GET (adds the current host name as a
 *         url parameter)".
 */
export const getPermission = defineCall<PermissionRequest, Permission>({
  name: 'getPermission',
  path: '/wps/system/whitelabel',
  timeoutMs: 3_000,
  replySchema: 'Permission',
  complete: (site, request) => (site.host === undefined ? request : { ...request, url: site.host }),
});

/**
 * The same answer as {@link getPermission}, asked for maintenance and region.
 *
 * Shape:  `Permission`.
 * Errors: `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: product-spec §7 "status GET (same endpoint as permission)", "/wps/system/status".
 */
export const getStatus = defineCall<PermissionRequest, Permission>({
  name: 'getStatus',
  path: '/wps/system/status',
  timeoutMs: 3_000,
  requestSchema: 'PermissionRequest',
  replySchema: 'Permission',
  complete: (site, request) => (site.host === undefined ? request : { ...request, url: site.host }),
});

/**
 * The hosts a brand can be reached at, fastest first.
 *
 * Shape:  `{ domainList }`.
 * Units:  `speed` in milliseconds.
 * Errors: `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: product-spec §3 "Domain routers", §7 "getRouters with device 0, then device 3".
 */
export const getRouters = defineCall<RoutersRequest, RoutersReply>({
  name: 'getRouters',
  path: '/wps/system/domainRoute',
  guestCacheMs: 60_000,
  timeoutMs: 3_000,
});

/**
 * Tells the operator which language the visitor chose.
 *
 * Shape:  nothing.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: product-spec §4 "Language change", §7 "getUpdateLanguage (language)". Method and path are
 *         our choice: the source names neither.
 */
export const getUpdateLanguage = defineCall<UpdateLanguageRequest, UpdateLanguageReply>({
  name: 'getUpdateLanguage',
  method: 'PUT',
  path: '/wps/system/language',
  timeoutMs: 3_000,
  rate: 'write',
});
