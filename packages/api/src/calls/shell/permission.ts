import type { Permission, PermissionRequest } from '@livery/model';
import { defineCall, maxListBytes } from '../../Call.ts';

/**
 * The operator's settings of the brand (module tree, resources, customer service, CDNs,
 * maintenance) and of the visitor (location, region).
 *
 * Shape:  `Permission`.
 * Errors: `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: CONF-04, CALL-12.
 */
export const getPermission = defineCall<PermissionRequest, Permission>({
  name: 'getPermission',
  path: '/wps/system/whitelabel',
  replyBytes: maxListBytes,
  timeoutMs: 3_000,
  replySchema: 'Permission',
  complete: (site, request) => (site.host === undefined ? request : { ...request, url: site.host }),
});

/**
 * The same reply as {@link getPermission}, used for maintenance and region.
 *
 * Shape:  `Permission`.
 * Errors: `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: STAT-01, CALL-07, CALL-12.
 */
export const getStatus = defineCall<PermissionRequest, Permission>({
  name: 'getStatus',
  path: '/wps/system/status',
  timeoutMs: 3_000,
  requestSchema: 'PermissionRequest',
  replySchema: 'Permission',
  complete: (site, request) => (site.host === undefined ? request : { ...request, url: site.host }),
});
