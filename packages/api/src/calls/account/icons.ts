import type {
  AvatarReply,
  AvatarRequest,
  IconReply,
  IconRequest,
  SetIconRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The member's avatar.
 *
 * Shape:  `{ icon }`, a name; `avatarPath` returns the picture's path on an image CDN.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: CALL-03, CALL-04. The reply is our choice: the source shows none.
 */
export const icon = defineCall<IconRequest, IconReply>({
  name: 'icon',
  path: '/wps/member/info/icon',
  token: true,
});

/**
 * The avatars that a member may choose.
 *
 * Shape:  `{ avatars }`, names as in {@link icon}.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: CALL-04. Path, token flag and reply are our choice: the source names none.
 */
export const avatar = defineCall<AvatarRequest, AvatarReply>({
  name: 'avatar',
  path: '/wps/member/info/avatar',
  token: true,
});

/**
 * Chooses one of the avatars of {@link avatar}.
 *
 * Shape:  `{ icon }`, as stored.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` for an avatar that is not
 *         listed; `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: our own call; MEMB-03 "avatar/icon" requires it.
 */
export const setIcon = defineCall<SetIconRequest, IconReply>({
  name: 'setIcon',
  method: 'PUT',
  path: '/wps/relay/MC_setIcon',
  token: true,
  account: 'real',
  rate: 'write',
  replySchema: 'IconReply',
});
