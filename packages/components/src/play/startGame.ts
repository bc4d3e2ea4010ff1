import type { GameRequest } from '@livery/model';
import { gameAddress, lotteryPathOf, type RootStore } from '@livery/stores';
import { loadLazyChunk } from '../core/chunks/loadChunk.ts';
import { openingOf } from './openingOf.ts';

/** Below this width a window of its own makes no sense. */
const phone = '(max-width: 40rem)';

/** Opens a game where the brand opens such games. */
export function startGame(stores: RootStore, request: GameRequest): void {
  const { modals, page, site } = stores;
  const opening = openingOf(site.config.site, request);
  if (opening === 'rooms') return void modals.show('pvpRooms', request);
  if (opening === 'popup') return void modals.show('gamePopup', request);
  if (opening === 'lottery') return page.go(lotteryPathOf(stores, request) ?? '/lottery');
  const onPage = (name: string): string => gameAddress(site.routePath(name) ?? `/${name}`, request);
  if (opening !== 'window') return page.go(onPage(opening === 'seamless' ? 'seamless' : 'game'));
  void openWindow(stores, onPage('game'));
}

/**
 * Opens the page of a game in a window of the browser; where it blocks windows that is said, and
 * the game may open here.
 */
async function openWindow(stores: RootStore, address: string): Promise<void> {
  const { dialogs, page, site } = stores;
  const { widthPx, heightPx } = site.config.site.windows.game;
  const opened = window.open(
    address,
    '_blank',
    window.matchMedia(phone).matches ? '' : `popup,width=${widthPx},height=${heightPx}`,
  );
  if (opened) {
    const { followWindow } = await loadLazyChunk(
      'followWindow',
      () => import('../core/followWindow.ts'),
    );
    return followWindow(stores, opened);
  }
  const here = await dialogs.ask({
    title: 'play.blockedTitle',
    body: { key: 'play.blocked' },
    confirm: 'play.here',
    cancel: 'dialog.cancel',
  });
  if (here) page.go(address);
}
