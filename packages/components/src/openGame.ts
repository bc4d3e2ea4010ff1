import type { Game } from '@livery/contract';
import { openLogin, type RootStore } from '@livery/stores';

/** What choosing a game does. A guest is sent to the login; games themselves cannot be opened yet, and the site says so. */
export async function openGame(stores: RootStore, { displayName }: Game): Promise<void> {
  const { dialogs, session } = stores;
  if (session.isGuest) {
    const login = await dialogs.ask({ title: 'account.login', body: { key: 'games.loginFirst' }, confirm: 'account.login', cancel: 'dialog.cancel' });
    if (login) openLogin(stores);
    return;
  }
  await dialogs.ask({ title: 'games.play', titleValues: { game: displayName }, body: { key: 'games.notYet' } });
}
