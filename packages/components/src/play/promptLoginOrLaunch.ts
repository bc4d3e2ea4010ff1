import type { EventSelection, Game } from '@livery/model';
import { openLogin, type RootStore } from '@livery/stores';
import { launchTarget } from './launchTarget.ts';
import { launchGame } from './launchGame.ts';

/**
 * Launches a game for a signed-in visitor; asks a guest to log in. Source: SESS-05, SESS-10,
 * GAME-01.
 *
 * @param selection selection of an event with which the game opens.
 */
export async function promptLoginOrLaunch(
  stores: RootStore,
  { vassalage, gameType, nodeId }: Pick<Game, 'vassalage' | 'gameType' | 'nodeId'>,
  selection?: EventSelection,
): Promise<void> {
  const { dialogs, page, session, site } = stores;
  const request = {
    vendorCode: vassalage,
    gameType,
    nodeId,
    back: page.address,
    ...(selection && { selection }),
  };
  // A window must be opened in the click's own task; its page checks the session itself.
  if (!session.confirmed && launchTarget(site.config.site, request) !== 'window')
    await session.ready();
  if (!session.confirmed || !session.isGuest) return launchGame(stores, request);
  const login = await dialogs.ask({
    title: 'account.login',
    body: { key: 'games.loginFirst' },
    confirm: 'account.login',
    cancel: 'dialog.cancel',
  });
  if (login) openLogin(stores);
}
