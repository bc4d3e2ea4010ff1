import { loginWithReturn, permissionsOf } from '@livery/model';
import type { RootStore } from '../RootStore.ts';

/**
 * Opens the login where the brand has it: its page, or a window over the page. A brand whose logins
 * lead back gets along where the visitor is.
 */
export function openLogin({ modals, page, site }: RootStore): void {
  const { loginIn, returnAfterLogin } = site.config.site;
  if (loginIn === 'popup' && page.routeName !== 'login')
    return void modals.show('loginPopupModal', {});
  const login = site.routePath('login') ?? '/login';
  page.go(returnAfterLogin ? loginWithReturn(login, page.address) : login);
}

/**
 * For what only members may do: sends a guest to the login.
 *
 * @returns whether somebody is logged in.
 * Source: product-spec §2 "A guest who attempts a members-only action is sent to /login";
 *         requirements ROUTE-16.
 */
export function requireMember(root: RootStore): boolean {
  const { session } = permissionsOf(root.session.view);
  if (!session) openLogin(root);
  return session;
}

/**
 * For what only real accounts may do: sends a guest to the login, and tells a trial account what it
 * needs.
 *
 * @returns whether a real account is logged in.
 * Source: product-spec §5 "Real-account gate"; requirements SESS-03.
 */
export async function requireRealAccount(root: RootStore): Promise<boolean> {
  if (!requireMember(root)) return false;
  const { realAccount } = permissionsOf(root.session.view);
  if (!realAccount)
    await root.dialogs.ask({
      title: 'account.trial',
      body: { key: 'in_need_true_account' },
      confirm: 'in_increase_submit',
    });
  return realAccount;
}
