import { GameMoneyStore, type RootStore } from '@livery/stores';

/**
 * Whoever looks at the lobby again sees what the game did to the balance; a window that was just
 * closed has left its money at the provider.
 */
export function followWindow(stores: RootStore, opened: Window): void {
  const look = (): void => {
    void stores.wallet.refresh();
    if (!opened.closed) return;
    window.removeEventListener('focus', look);
    void stores.get(GameMoneyStore).bringHome();
  };
  window.addEventListener('focus', look);
}
