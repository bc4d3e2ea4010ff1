import type { Game } from '@livery/contract';
import { FavouritesStore, requireRealAccount } from '@livery/stores';
import { IconButton } from '@livery/ui';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { errorText } from '../errorText.ts';
import { useStores } from '../stores.ts';
import styles from './FavouriteButton.module.css';

/** Marks a game as a favourite, or unmarks it; a guest is sent to the login, and a trial account is told what it needs. Source: requirements LOBB-06, SESS-03, SESS-10. */
export const FavouriteButton = observer(function FavouriteButton({ game }: { game: Game }) {
  const stores = useStores();
  const { dialogs, locale, session } = stores;
  const { isMember } = session;
  const favourites = stores.of(FavouritesStore);
  // Of hundreds of hearts only the one that changes is drawn again.
  const heart = useMemo(() => computed(() => ({ marked: favourites.has(game.nodeId), busy: favourites.isBusy(game.nodeId) }), { equals: (one, other) => one.marked === other.marked && one.busy === other.busy }), [favourites, game.nodeId]);
  const { marked, busy } = heart.get();
  useEffect(() => {
    if (isMember) void favourites.load();
  }, [favourites, isMember]);
  return (
    <IconButton
      icon="heart" label={locale.t('favourites.mark', { game: game.displayName })} size="small" className={styles.heart}
      aria-pressed={marked} busy={busy} onClick={() => void press()}
    />
  );

  async function press(): Promise<void> {
    // Nobody is sent to the login who may be logged in.
    if (!(await session.known())) return say(locale.t('error.network_failed'));
    if (!(await requireRealAccount(stores))) return;
    const error = await favourites.toggle(game);
    if (error) say(errorText(stores, error));
  }

  function say(sentence: string): void {
    void dialogs.ask({ title: 'favourites.failed', body: { sentence } });
  }
});
