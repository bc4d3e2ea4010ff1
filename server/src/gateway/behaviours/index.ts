import type { CallName } from '@livery/api';
import type { CallBehaviour } from './CallBehaviour.ts';
import { endOtherSessions } from './endOtherSessions.ts';
import { endSession } from './endSession.ts';
import { loginFromRememberMeToken } from './loginFromRememberMeToken.ts';
import { openServicePaths } from './openServicePaths.ts';
import { openSession } from './openSession.ts';
import { openSessionAfterLogin } from './openSessionAfterLogin.ts';
import { requireMemberTransfers } from './requireMemberTransfers.ts';
import { restrictLaunchOrigin, restrictPvpLaunchOrigin } from './restrictLaunchOrigin.ts';
import { dropPayAddresses, restrictPayAddress } from './restrictPayAddress.ts';
import { rotateSession } from './rotateSession.ts';

/** The operator's call behind a call that the server answers itself. */
interface OperatorCalls {
  readonly resumeLogin: 'loginV2';
}

type Behaviours = {
  readonly [Name in CallName]?: CallBehaviour<
    Name extends keyof OperatorCalls ? OperatorCalls[Name] : Name
  >;
};

/**
 * Special behaviour of calls in the gateway, by the name of the requested call.
 *
 * The gateway (`gateway.ts`) runs one pipeline for all calls. What the call table declares as a
 * property (`rate`, `token`, `account`, `botCheck`, `neutral`, `guestCacheMs`, …) is a step of that
 * pipeline, and the pipeline contains no call's name. What only single calls need is a behaviour:
 * it receives the authorised exchange and returns the hooks at which it differs. A new special case
 * is one file in this folder and one line here.
 *
 *     authorise  read fields  limit  access  build request  call operator  reply
 *                   └ prepare                    └ complete   ├ send        └ onReply
 *                                                             └ onError
 *
 * Every call with a `session` effect must have a behaviour, because a reply that opens a session
 * contains the operator's token; the gateway checks this when it is created.
 */
export const behaviours: Behaviours = {
  cancelDeposit: restrictPayAddress,
  changePassword: rotateSession,
  endSession: endOtherSessions,
  createDeposit: restrictPayAddress,
  getDeposit: restrictPayAddress,
  getDepositMethods: dropPayAddresses,
  getMemberTransfers: requireMemberTransfers,
  getServiceChat: openServicePaths,
  getTransferParties: requireMemberTransfers,
  launchGame: restrictLaunchOrigin,
  launchPvpGame: restrictPvpLaunchOrigin,
  loginFreePlay: openSession,
  loginV2: openSessionAfterLogin,
  logout: endSession,
  register: openSession,
  registerByMobile: openSession,
  resumeLogin: loginFromRememberMeToken,
  sendDepositProof: restrictPayAddress,
  transferToMember: requireMemberTransfers,
};
