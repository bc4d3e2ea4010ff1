import { attempt, firstLogin } from '@livery/api';
import { AccountStateStore } from '../account/AccountStateStore.ts';
import type { StoreAccess } from '../site/StoreAccess.ts';

/**
 * Reports a first login to the operator and loads the login info. Does not wait for the calls, and
 * their failures do not affect the login.
 *
 * Source: LOGN-06, LOGN-07.
 */
export function reportLogin(
  root: StoreAccess,
  { firstTimeLogin }: { readonly firstTimeLogin: boolean },
): void {
  if (firstTimeLogin) void attempt(root.create(({ api }) => api.call(firstLogin, {})));
  void root.get(AccountStateStore).info.load({});
}
