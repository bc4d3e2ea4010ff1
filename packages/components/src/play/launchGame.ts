import type { GameRequest } from '@livery/model';
import { gameAddress, lotteryPathOf, type RootStore } from '@livery/stores';
import { launchTarget } from './launchTarget.ts';
import { openGameWindow } from './openGameWindow.ts';

/** Opens a game at the launch target that the brand configured. */
export function launchGame(stores: RootStore, request: GameRequest): void {
  const { modals, page, site } = stores;
  const target = launchTarget(site.config.site, request);
  if (target === 'rooms') return void modals.show('pvpRooms', request);
  if (target === 'popup') return void modals.show('gamePopup', request);
  if (target === 'lottery') return page.go(lotteryPathOf(stores, request) ?? '/lottery');
  const onPage = (name: string): string => gameAddress(site.routePath(name) ?? `/${name}`, request);
  if (target !== 'window') return page.go(onPage(target === 'seamless' ? 'seamless' : 'game'));
  void openGameWindow(stores, request);
}
