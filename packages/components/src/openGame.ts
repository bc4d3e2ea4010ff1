import type { Game } from '@livery/contract';
import type { RootStore } from '@livery/stores';

/** What choosing a game does. A guest is sent to the login; games themselves cannot be opened yet, and the site says so. */
export async function openGame({ dialogs, page, session }: RootStore, { displayName }: Game): Promise<void> {
  if (session.isGuest) {
    const login = await dialogs.ask({ title: 'account.login', body: { key: 'games.loginFirst' }, confirm: 'account.login', cancel: 'dialog.cancel' });
    if (login) page.goTo('login');
    return;
  }
  await dialogs.ask({ title: 'games.play', titleValues: { game: displayName }, body: { key: 'games.notYet' } });
}
