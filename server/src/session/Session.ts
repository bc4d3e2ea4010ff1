import { trialAccount, type LoginReply, type SessionView, type Site } from '@livery/model';
import { randomUUID } from 'node:crypto';
import { tupleKey } from '../http/tupleKey.ts';
import { deniedClaimId } from '../shared-state/Denylist.ts';
import { longestSessionMs } from '../shared-state/SharedState.ts';

/**
 * Idle timeout and maximum lifetime of a session. Our choice, since the specification has neither.
 */
export const idleMs = 2 * 60 * 60_000;
export const absoluteMs = longestSessionMs;

/** Content of the sealed session cookie. */
export interface Session {
  /** The operator's token. Sent to the operator only, never to the browser. */
  readonly token: string;
  /** Own id of the session, by which it is ended. */
  readonly sid: string;
  /** Id of the session at the operator, if it has one: the member can end it on another device. */
  readonly operatorSession?: string;
  /** Unconfirmed claims that the session was opened with: it ends with the first that fails. */
  readonly claims?: readonly string[];
  readonly account: string;
  readonly customerId: number;
  readonly isAgent?: number;
  readonly memberLabel?: readonly string[];
  readonly iat: number;
  /** Approximate time of the last use. */
  readonly idleAt: number;
  /** Pending password change, optional or mandatory. */
  readonly passwordChange?: SessionView['passwordChange'];
  /** Latest end of the session. */
  readonly absolute: number;
}

/** Creates the session of a login. */
export function openedSession(
  { token, account, id, isAgent, memberLabel, sessionId }: LoginReply,
  claims: readonly string[] | undefined,
  nowMs: number,
): Session {
  return {
    token,
    account,
    customerId: id,
    ...(isAgent === undefined ? {} : { isAgent }),
    ...(memberLabel === undefined ? {} : { memberLabel }),
    ...(sessionId === undefined ? {} : { operatorSession: sessionId }),
    ...(claims === undefined ? {} : { claims }),
    sid: randomUUID(),
    iat: nowMs,
    idleAt: nowMs,
    absolute: nowMs + absoluteMs,
  };
}

/** Returns the session with a new id, after a password change. */
export function renewedSession({ passwordChange: _done, ...session }: Session): Session {
  return { ...session, sid: randomUUID() };
}

/** Returns the id under which a session of a brand's operator is denied. */
export function deniedSessionId(brand: string, operatorSession: string): string {
  return tupleKey('operator session', brand, operatorSession);
}

/** Returns the ids under which a session, or a ticket for one, is denied besides its own. */
export function deniedIdsOf(
  brand: string,
  {
    operatorSession,
    claims = [],
  }: { readonly [Field in 'operatorSession' | 'claims']?: Session[Field] | undefined },
): readonly string[] {
  return [
    ...(operatorSession === undefined ? [] : [deniedSessionId(brand, operatorSession)]),
    ...claims.map(deniedClaimId),
  ];
}

/** Returns whether a session has expired. */
export function isOver({ idleAt, absolute }: Session, nowMs: number): boolean {
  return nowMs >= absolute || nowMs >= idleAt + idleMs;
}

/**
 * Returns the public view of a session; a guest without one. The merchant code is always included.
 *
 * @param passwordKept whether the password of the login is stored for the pending change.
 */
export function sessionView(
  { site }: Site,
  session: Session | undefined,
  passwordKept = false,
): SessionView {
  const { merchant } = site.brand;
  if (!session) return { state: 'guest', merchant };
  const { account, customerId, isAgent, memberLabel, idleAt, absolute, passwordChange } = session;
  return {
    state: isAgent === trialAccount ? 'trial' : 'member',
    account,
    customerId,
    merchant,
    expiresAtMs: Math.min(absolute, idleAt + idleMs),
    ...(isAgent === undefined ? {} : { isAgent }),
    ...(memberLabel === undefined ? {} : { memberLabel: [...memberLabel] }),
    ...(passwordChange && { passwordChange, passwordKept }),
  };
}
