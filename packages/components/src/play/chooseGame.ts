import type { Game } from '@livery/model';
import { openLogin, type RootStore } from '@livery/stores';
import { openingOf } from './openingOf.ts';
import { startGame } from './startGame.ts';

/**
 * What choosing a game does: a guest is told to log in, anybody else gets the game.
 *
 * Source: requirements SESS-05, SESS-10, GAME-01.
 */
export async function chooseGame(
  stores: RootStore,
  { vassalage, gameType, nodeId }: Pick<Game, 'vassalage' | 'gameType' | 'nodeId'>,
): Promise<void> {
  const { dialogs, page, session, site } = stores;
  const request = { vassalage, gameType, nodeId, back: page.address };
  // A window has to be opened with the click: it finds out by itself who the visitor is.
  if (!session.confirmed && openingOf(site.config.site, request) !== 'window')
    await session.known();
  if (!session.confirmed || !session.isGuest) return startGame(stores, request);
  const login = await dialogs.ask({
    title: 'account.login',
    body: { key: 'games.loginFirst' },
    confirm: 'account.login',
    cancel: 'dialog.cancel',
  });
  if (login) openLogin(stores);
}
