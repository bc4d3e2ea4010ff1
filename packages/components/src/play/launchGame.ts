import type { GameRequest } from '@livery/model';
import { gameAddress, lotteryPathOf, type RootStore } from '@livery/stores';
import { loadLazyChunk } from '../core/chunks/loadChunk.ts';
import { isPhone } from '../core/isPhone.ts';
import { launchTarget } from './launchTarget.ts';

/** Opens a game at the launch target that the brand configured. */
export function launchGame(stores: RootStore, request: GameRequest): void {
  const { modals, page, site } = stores;
  const target = launchTarget(site.config.site, request);
  if (target === 'rooms') return void modals.show('pvpRooms', request);
  if (target === 'popup') return void modals.show('gamePopup', request);
  if (target === 'lottery') return page.go(lotteryPathOf(stores, request) ?? '/lottery');
  const onPage = (name: string): string => gameAddress(site.routePath(name) ?? `/${name}`, request);
  if (target !== 'window') return page.go(onPage(target === 'seamless' ? 'seamless' : 'game'));
  void openWindow(stores, onPage('game'));
}

/**
 * Opens the page of a game in a browser window; if the browser blocks it, offers to open the game
 * in this tab.
 */
async function openWindow(stores: RootStore, address: string): Promise<void> {
  const { dialogs, page, site } = stores;
  const { widthPx, heightPx } = site.config.site.windows.game;
  const gameWindow = window.open(
    address,
    '_blank',
    isPhone() ? '' : `popup,width=${widthPx},height=${heightPx}`,
  );
  if (gameWindow) {
    const { followWindow } = await loadLazyChunk(
      'followWindow',
      () => import('../core/followWindow.ts'),
    );
    return followWindow(stores, gameWindow);
  }
  const isConfirmed = await dialogs.ask({
    title: 'play.blockedTitle',
    body: { key: 'play.blocked' },
    confirm: 'play.here',
    cancel: 'dialog.cancel',
  });
  if (isConfirmed) page.go(address);
}
