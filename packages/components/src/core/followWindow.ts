import { GameMoneyStore, type RootStore } from '@livery/stores';

/**
 * Refreshes the balance whenever the lobby gets the focus, because the game in the other window
 * changes it. Once that window is closed, transfers the money back from the provider.
 */
export function followWindow(stores: RootStore, gameWindow: Window): void {
  const onFocus = (): void => {
    void stores.wallet.refresh();
    if (!gameWindow.closed) return;
    window.removeEventListener('focus', onFocus);
    void stores.get(GameMoneyStore).recall();
  };
  window.addEventListener('focus', onFocus);
}
