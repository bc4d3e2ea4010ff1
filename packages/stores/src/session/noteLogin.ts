import { ApiError, firstLogin } from '@livery/api';
import { AccountStateStore } from '../account/AccountStateStore.ts';
import type { RootStore } from '../RootStore.ts';

/**
 * What follows every login that needs no new password first: the operator is told of a first one,
 * once, and says what is there for the member. Neither keeps anybody waiting, and no failure of
 * theirs undoes the login.
 *
 * Source: product-spec §4 "If firstTimeLogin is set, a first-login action fires", "member info and
 *         login info load"; requirements LOGN-06, LOGN-07.
 */
export function noteLogin(
  root: RootStore,
  { firstTimeLogin }: { readonly firstTimeLogin: boolean },
): void {
  if (firstTimeLogin)
    void root.create(({ api }) => api.call(firstLogin, {})).catch(unlessCallFailed);
  void root.get(AccountStateStore).info.load({});
}

function unlessCallFailed(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
