import { loginWithReturn, opensCentre, permissionsOf } from '@livery/model';
import type { StoreAccess } from '../site/StoreAccess.ts';

/**
 * Opens the brand's login: a popup or a page. The page receives the current address if the brand
 * sets `returnAfterLogin`, or if the address opens a centre.
 */
export function openLogin({ modals, page, site }: StoreAccess): void {
  const { loginIn, returnAfterLogin } = site.config.site;
  if (loginIn === 'popup' && page.routeName !== 'login')
    return void modals.show('loginPopupModal', {});
  const login = site.routePath('login') ?? '/login';
  const isReturned = returnAfterLogin || opensCentre(page.address);
  page.go(isReturned ? loginWithReturn(login, page.address) : login);
}

/**
 * Guards an action of members: opens the login for a guest. Source: ROUTE-16.
 *
 * @returns whether the visitor is logged in.
 */
export function requireMember(root: StoreAccess): boolean {
  const { session } = permissionsOf(root.session.view);
  if (!session) openLogin(root);
  return session;
}

/**
 * Guards an action of real accounts: opens the login for a guest and a dialog for a trial account.
 * Source: SESS-03.
 *
 * @returns whether a real account is logged in.
 */
export async function requireRealAccount(root: StoreAccess): Promise<boolean> {
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

/**
 * Guards the pages of agents: like {@link requireRealAccount}, with a dialog for a player. Source:
 * AGNT-05, SESS-04.
 *
 * @returns whether an agent is logged in.
 */
export async function requireAgent(root: StoreAccess): Promise<boolean> {
  if (!(await requireRealAccount(root))) return false;
  const { agentCentre } = permissionsOf(root.session.view);
  if (!agentCentre)
    await root.dialogs.ask({
      title: 'agentHome.onlyTitle',
      body: { key: 'agentHome.onlyText' },
      confirm: 'in_increase_submit',
    });
  return agentCentre;
}
