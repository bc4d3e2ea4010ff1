import { ApiError, firstLogin } from '@livery/api';
import { AccountStateStore } from '../account/AccountStateStore.ts';
import type { RootStore } from '../RootStore.ts';

/**
 * Reports a first login to the operator and loads the login info. Does not wait for the calls, and
 * their failures do not affect the login.
 *
 * Source: LOGN-06, LOGN-07.
 */
export function reportLogin(
  root: RootStore,
  { firstTimeLogin }: { readonly firstTimeLogin: boolean },
): void {
  if (firstTimeLogin)
    void root.create(({ api }) => api.call(firstLogin, {})).catch(ignoreFailedCall);
  void root.get(AccountStateStore).info.load({});
}

/** Ignores a failed call; throws any other error. */
function ignoreFailedCall(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
