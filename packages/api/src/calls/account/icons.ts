import type { AvatarReply, AvatarRequest, IconReply, IconRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The picture the member goes by.
 *
 * Shape:  `{ icon }`, a name; `avatarPath` says where the picture is on an image CDN.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: CALL-03, CALL-04. The reply is our choice: the source shows none.
 */
export const icon = defineCall<IconRequest, IconReply>({
  name: 'icon',
  path: '/wps/member/info/icon',
  token: true,
});

/**
 * The pictures a member may go by.
 *
 * Shape:  `{ avatars }`, names as {@link icon} gives one.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: CALL-04. Path, token flag and reply are our choice: the source names none.
 */
export const avatar = defineCall<AvatarRequest, AvatarReply>({
  name: 'avatar',
  path: '/wps/member/info/avatar',
  token: true,
});
