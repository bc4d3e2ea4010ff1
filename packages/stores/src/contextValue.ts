import { permissionsOf, type ContextPath, type Scalar } from '@livery/model';
import { observable, runInAction } from 'mobx';
import type { AccountPath, AccountStateStore } from './account/AccountStateStore.ts';
import type { RootStore } from './RootStore.ts';

type Reader = (root: RootStore) => Scalar | undefined;

const readers: Readonly<Record<Exclude<ContextPath, AccountPath>, Reader>> = {
  'route.name': ({ page }) => page.routeName,
  'route.gameType': ({ page }) => page.gameType,
  'route.bannerGroup': ({ page }) => page.bannerGroup,
  'session.state': ({ session }) => session.view.state,
  'session.account': ({ session }) => session.view.account,
  'session.isAgent': ({ session }) => session.view.isAgent,
  'wallet.balance': ({ wallet }) => wallet.total,
  'account.isAgent': ({ session }) =>
    session.isMember ? permissionsOf(session.view).agentCentre : undefined,
  'account.memberTransfers': ({ session, site }) =>
    session.isMember ? site.config.compliance.memberTransfers : undefined,
  'preferences.language': ({ locale }) => locale.language.code,
  'preferences.theme': ({ preferences }) => preferences.theme,
};

/** Returns the value that a condition or binding names; `undefined` while it is unknown. */
export function contextValue(root: RootStore, path: string): Scalar | undefined {
  const reader = Object.hasOwn(readers, path)
    ? // The cast: the line above checks it.
      readers[path as keyof typeof readers]
    : undefined;
  if (reader) return reader(root);
  return path.startsWith('account.') ? accountOf(root)?.contextValue(path) : undefined;
}

/** Store of a member's account, loaded with the first condition on one: guests do without it. */
const loadedStore = observable.box<typeof AccountStateStore>(undefined, { deep: false });

/** Returns the state of the member's account; `undefined` while it loads and for a guest. */
function accountOf(root: RootStore): AccountStateStore | undefined {
  if (!root.session.isMember) return undefined;
  const Store = loadedStore.get();
  if (Store) return root.get(Store);
  void loadAccountState();
  return undefined;
}

/** Provides the account's store to conditions, so that they need not load it themselves. */
export function provideAccountState(store: typeof AccountStateStore): void {
  runInAction(() => loadedStore.set(store));
}

async function loadAccountState(): Promise<void> {
  try {
    const module = await import('./account/AccountStateStore.ts');
    provideAccountState(module.AccountStateStore);
  } catch {
    // The values stay unknown; the next reader tries again.
  }
}
