import { isContextPath, type ContextPath, type Scalar } from '@livery/model';
import type { RootStore } from './RootStore.ts';

const readers: { [Path in ContextPath]: (root: RootStore) => Scalar | undefined } = {
  'route.name': ({ page }) => page.routeName,
  'route.gameType': ({ page }) => page.gameType,
  'route.bannerGroup': ({ page }) => page.bannerGroup,
  'session.state': ({ session }) => session.view.state,
  'session.account': ({ session }) => session.view.account,
  'session.isAgent': ({ session }) => session.view.isAgent,
  'wallet.balance': ({ wallet }) => wallet.total,
  'preferences.language': ({ locale }) => locale.language.code,
  'preferences.theme': ({ preferences }) => preferences.theme,
};

/** Returns the value that a condition or binding names; `undefined` while it is unknown. */
export function contextValue(root: RootStore, path: string): Scalar | undefined {
  return isContextPath(path) ? readers[path](root) : undefined;
}
