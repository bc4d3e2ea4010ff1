import type { Permission, PermissionRequest, SetRegisterReply, SetRegisterRequest } from '@livery/contract';
import { defineCall } from '../Call.ts';

/**
 * What the operator says about the brand: module tree, resources, customer service, CDNs, maintenance. And about the visitor: location, region.
 *
 * Shape:  `Permission`.
 * Errors: `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: product-spec §3 "Permission info", §7 "permission GET (adds the current host name as a url parameter)".
 */
export const getPermission = defineCall<PermissionRequest, Permission>({
  name: 'getPermission', method: 'GET', path: '/wps/system/whitelabel', token: false, encrypted: false, idempotent: true,
  timeoutMs: 3_000, rate: 'read', schemas: { request: 'system#PermissionRequest', reply: 'system#Permission' },
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
  name: 'getStatus', method: 'GET', path: '/wps/system/status', token: false, encrypted: false, idempotent: true,
  timeoutMs: 3_000, rate: 'read', schemas: { request: 'system#PermissionRequest', reply: 'system#Permission' },
  complete: (site, request) => (site.host === undefined ? request : { ...request, url: site.host }),
});

/**
 * The rules of the registration form's fields.
 *
 * Shape:  `{ validators }`.
 * Errors: `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: product-spec §3 "Per-field registration validation settings", §7 "set-register GET".
 */
export const getSetRegister = defineCall<SetRegisterRequest, SetRegisterReply>({
  name: 'getSetRegister', method: 'GET', path: '/wps/system/setting/register', token: false, encrypted: false, idempotent: true,
  timeoutMs: 3_000, rate: 'read', schemas: { request: 'system#SetRegisterRequest', reply: 'system#SetRegisterReply' },
});
