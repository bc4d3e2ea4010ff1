import type { LoginResult, SessionView } from '@livery/model';

/** Returns the session of a member who is signed in. */
export function memberSession(changes: Partial<SessionView> = {}): SessionView {
  return {
    state: 'member',
    merchant: 'example',
    account: 'ann',
    customerId: 1,
    isAgent: 0,
    memberLabel: [],
    ...changes,
  };
}

/** Returns the reply to a login that opens such a session. */
export function loginResult({
  session,
  ...changes
}: Partial<Omit<LoginResult, 'session'>> & { session?: Partial<SessionView> } = {}): LoginResult {
  return {
    session: memberSession(session),
    firstTimeLogin: false,
    passwordExpired: false,
    initialPassword: false,
    passwordKept: false,
    ...changes,
  };
}
