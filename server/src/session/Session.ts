import { trialAccount, type LoginReply, type SessionView, type Site } from '@livery/model';
import { randomUUID } from 'node:crypto';

/**
 * How long a session lives without being used, and how long at all. Our choice: the specification
 * names neither.
 */
export const idleMs = 2 * 60 * 60_000;
export const absoluteMs = 24 * 60 * 60_000;

/** What the session cookie holds, sealed. */
export interface Session {
  /** The operator's token. It leaves this server in one direction only. */
  readonly token: string;
  /** Our own name for the session: what the denylist knows it by. */
  readonly sid: string;
  readonly account: string;
  readonly customerId: number;
  readonly isAgent?: number;
  readonly memberLabel?: readonly string[];
  readonly iat: number;
  /** When it was last used, roughly. */
  readonly idleAt: number;
  /** Another password is due: it may wait, or it must be chosen first. */
  readonly passwordChange?: SessionView['passwordChange'];
  /** When it ends, whatever happens. */
  readonly absolute: number;
}

/** The session a login opened. */
export function openedSession(
  { token, account, id, isAgent, memberLabel }: LoginReply,
  nowMs: number,
): Session {
  return {
    token,
    account,
    customerId: id,
    ...(isAgent === undefined ? {} : { isAgent }),
    ...(memberLabel === undefined ? {} : { memberLabel }),
    sid: randomUUID(),
    iat: nowMs,
    idleAt: nowMs,
    absolute: nowMs + absoluteMs,
  };
}

/** The same session under another name, after the password was changed. */
export function renewedSession({ passwordChange: _done, ...session }: Session): Session {
  return { ...session, sid: randomUUID() };
}

/** Whether a session has run out. */
export function isOver({ idleAt, absolute }: Session, nowMs: number): boolean {
  return nowMs >= absolute || nowMs >= idleAt + idleMs;
}

/**
 * A session as a browser may see it; without one, a guest. The merchant code is known always.
 *
 * @param passwordKept whether the password of its login is kept for the change that is due.
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
