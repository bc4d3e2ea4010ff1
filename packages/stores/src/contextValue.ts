import { isContextPath, permissionsOf, type ContextPath, type Scalar } from '@livery/model';
import { AccountStateStore } from './account/AccountStateStore.ts';
import type { RootStore } from './RootStore.ts';

const readers: { [Path in ContextPath]: (root: RootStore) => Scalar | undefined } = {
  'route.name': ({ page }) => page.routeName,
  'route.gameType': ({ page }) => page.gameType,
  'route.bannerGroup': ({ page }) => page.bannerGroup,
  'session.state': ({ session }) => session.view.state,
  'session.account': ({ session }) => session.view.account,
  'session.isAgent': ({ session }) => session.view.isAgent,
  'wallet.balance': ({ wallet }) => wallet.total,
  'account.isAgent': ({ session }) =>
    session.isMember ? permissionsOf(session.view).agentCentre : undefined,
  'account.referralEnabled': (root) => accountOf(root)?.referralEnabled,
  'account.hasContracts': (root) => accountOf(root)?.hasContracts,
  'account.singleWallet': (root) => accountOf(root)?.isSingle,
  'account.rank': (root) => accountOf(root)?.vipRankLevel,
  'account.memberTransfers': ({ session, site }) =>
    session.isMember ? site.config.compliance.memberTransfers : undefined,
  'preferences.language': ({ locale }) => locale.language.code,
  'preferences.theme': ({ preferences }) => preferences.theme,
};

/** Returns the value that a condition or binding names; `undefined` while it is unknown. */
export function contextValue(root: RootStore, path: string): Scalar | undefined {
  return isContextPath(path) ? readers[path](root) : undefined;
}

/** Returns the state of the member's account; `undefined` for a guest, who has none. */
function accountOf(root: RootStore): AccountStateStore | undefined {
  return root.session.isMember ? root.get(AccountStateStore) : undefined;
}
