import type { GameRequest } from '@livery/model';
import { gameAddress, type RootStore } from '@livery/stores';
import { loadLazyChunk } from '../core/chunks/loadChunk.ts';
import { isPhone } from '../core/isPhone.ts';

/**
 * Opens the brand's own page of a game in a browser window; if the browser blocks it, offers to
 * open the game in this tab. Never the address of the provider: with an opener policy, its window
 * would appear closed to this page, which would then take the member's money out of the running
 * game.
 *
 * @returns whether a window was opened.
 */
export async function openGameWindow(stores: RootStore, request: GameRequest): Promise<boolean> {
  const { dialogs, page, site } = stores;
  const address = gameAddress(site.routePath('game') ?? '/game', request);
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
    followWindow(stores, gameWindow);
    return true;
  }
  const isConfirmed = await dialogs.ask({
    title: 'play.blockedTitle',
    body: { key: 'play.blocked' },
    confirm: 'play.here',
    cancel: 'dialog.cancel',
  });
  if (isConfirmed) page.go(address);
  return false;
}
