import { returnAddress, type LoginResult } from '@livery/model';
import { when } from 'mobx';
import { AfterLoginStore } from './AfterLoginStore.ts';
import { noteLogin } from './noteLogin.ts';
import type { RootStore } from '../RootStore.ts';

/** Whose login it is. */
export type Audience = 'member' | 'agent';

/**
 * What follows a login: another password where the gateway says that one is due, else the page it
 * leads to and what is new for the member. A first login is told to the operator when nothing has
 * to be changed before.
 *
 * Source: product-spec §4 "Login"; requirements LOGN-06 to LOGN-09, ROUTE-16.
 */
export async function afterLogin(
  root: RootStore,
  result: LoginResult,
  audience: Audience = 'member',
): Promise<void> {
  const { passwordKept, session } = result;
  const { modals, page } = root;
  const leadsTo = destination(root, audience);
  await modals.hide('loginPopupModal');
  if (!session.passwordChange) {
    noteLogin(root, result);
    page.go(leadsTo);
    // Agents have their own page for what is new.
    if (audience === 'member') await root.get(AfterLoginStore).open(leadsTo.replace(/[?#].*/, ''));
    return;
  }
  const mustChange = session.passwordChange === 'must';
  await modals.show('changePassModal', { mustChange, passwordKept, leadsTo });
  // The operator must not take a first login for done while it is not.
  if (mustChange) await when(() => !modals.isOpen('changePassModal'));
  noteLogin(root, result);
}

/**
 * Agents get to their own home; members home, or back to where they were where the brand says so.
 */
function destination({ page, site }: RootStore, audience: Audience): string {
  const home = site.routePath('home') ?? '/';
  if (audience === 'agent') return site.routePath('agentHome') ?? home;
  if (!site.config.site.returnAfterLogin) return home;
  const asked =
    page.routeName === 'login' ? new URLSearchParams(page.search).get('from') : page.address;
  return returnAddress(site.config.routes.routes, asked) ?? home;
}
