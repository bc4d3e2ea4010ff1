import type { Game } from '@livery/model';
import { requireRealAccount } from '@livery/stores';
import { IconButton } from '@livery/ui';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { errorText } from '../../core/errorText.ts';
import { useStores } from '../../core/stores.ts';
import styles from './FavouriteButton.module.css';
import { loadFavourites, useFavourites } from './useFavourites.ts';

/**
 * Adds a game to the favourites or removes it. Guests are sent to the login; trial accounts see
 * that they need a real account. Source: requirements LOBB-06, SESS-03, SESS-10.
 */
export const FavouriteButton = observer(function FavouriteButton({ game }: { game: Game }) {
  const stores = useStores();
  const { dialogs, locale, session } = stores;
  const favourites = useFavourites();
  // Of hundreds of hearts only the one that changes is drawn again.
  const heart = useMemo(
    () =>
      computed(
        () => ({ marked: favourites?.has(game.nodeId), busy: favourites?.isBusy(game.nodeId) }),
        { equals: (one, other) => one.marked === other.marked && one.busy === other.busy },
      ),
    [favourites, game.nodeId],
  );
  const { marked = false, busy = false } = heart.get();
  return (
    <IconButton
      icon="heart"
      label={locale.t('favourites.mark', { game: game.displayName })}
      size="small"
      className={styles.heart}
      aria-pressed={marked}
      busy={busy}
      onClick={() => void press()}
    />
  );

  async function press(): Promise<void> {
    // Waits for the session, so that a member is never sent to the login.
    if (!(await session.ready())) return say(locale.t('error.network_failed'));
    if (!(await requireRealAccount(stores))) return;
    const error = await (await loadFavourites(stores)).toggle(game);
    if (error) say(errorText(stores, error));
  }

  function say(sentence: string): void {
    void dialogs.ask({ title: 'favourites.failed', body: { sentence } });
  }
});
