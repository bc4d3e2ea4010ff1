import type { AvatarReply, AvatarRequest, IconReply, IconRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The picture the member goes by.
 *
 * Shape:  `{ icon }`, a name; `avatarPath` says where the picture is on an image CDN.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: product-spec §7 "/wps/member/info/icon", "icon GET". The reply is our choice: the source
 *         shows none.
 */
export const icon = defineCall<IconRequest, IconReply>({
  name: 'icon',
  method: 'GET',
  path: '/wps/member/info/icon',
  token: true,
  encrypted: false,
  idempotent: true,
  timeoutMs: 5_000,
  rate: 'read',
  schemas: { request: 'icons#IconRequest', reply: 'icons#IconReply' },
});

/**
 * The pictures a member may go by.
 *
 * Shape:  `{ avatars }`, names as {@link icon} gives one.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: product-spec §7 "avatar GET". Path, token flag and reply are our choice: the source names
 *         none.
 */
export const avatar = defineCall<AvatarRequest, AvatarReply>({
  name: 'avatar',
  method: 'GET',
  path: '/wps/member/info/avatar',
  token: true,
  encrypted: false,
  idempotent: true,
  timeoutMs: 5_000,
  rate: 'read',
  schemas: { request: 'icons#AvatarRequest', reply: 'icons#AvatarReply' },
});
