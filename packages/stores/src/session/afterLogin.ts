import { opensCentre, returnAddress, type LoginResult } from '@livery/model';
import { when } from 'mobx';
import { AfterLoginStore } from './AfterLoginStore.ts';
import { reportLogin } from './reportLogin.ts';
import type { StoreAccess } from '../site/StoreAccess.ts';

/** The kind of login page. */
export type Audience = 'member' | 'agent';

/**
 * Continues after a login: opens the change-password modal if a change is due, else the target page
 * and the after-login modal. A first login is reported to the operator once no change is forced.
 *
 * Source: LOGN-06 to LOGN-09, ROUTE-16.
 */
export async function afterLogin(
  root: StoreAccess,
  result: LoginResult,
  audience: Audience = 'member',
): Promise<void> {
  const { passwordKept, session } = result;
  const { modals, page } = root;
  const leadsTo = destination(root, audience);
  await modals.hide('loginPopupModal');
  if (!session.passwordChange) {
    reportLogin(root, result);
    // Possibly from the query of the login page.
    page.go(leadsTo, { isUntrusted: true });
    // The agents' home page has its own news.
    if (audience === 'member') await root.get(AfterLoginStore).open(leadsTo.replace(/[?#].*/, ''));
    return;
  }
  const mustChange = session.passwordChange === 'must';
  await modals.show('changePassModal', { mustChange, passwordKept, leadsTo });
  // A first login is not complete before a forced password change.
  if (mustChange) await when(() => !modals.isOpen('changePassModal'));
  reportLogin(root, result);
}

/**
 * Returns the page that follows a login: the agents' home, the home page, or the page the member
 * came from if the brand sets `returnAfterLogin` or that page is of a centre.
 */
function destination({ page, site }: StoreAccess, audience: Audience): string {
  const home = site.routePath('home') ?? '/';
  if (audience === 'agent') return site.routePath('agentHome') ?? home;
  const requested =
    page.routeName === 'login' ? new URLSearchParams(page.search).get('from') : page.address;
  const address = returnAddress(site.config.routes.routes, requested) ?? home;
  return site.config.site.returnAfterLogin || opensCentre(address) ? address : home;
}
