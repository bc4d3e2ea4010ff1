import type { Game } from '@livery/model';
import { errorBody, requireRealAccount, type ErrorBody } from '@livery/stores';
import { IconButton } from '@livery/ui';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useStores } from '../../core/stores.ts';
import styles from './FavouriteButton.module.css';
import { loadFavourites, useFavourites } from './useFavourites.ts';

/**
 * Adds a game to the favourites or removes it. Guests are sent to the login; trial accounts see
 * that they need a real account. Source: LOBB-06, SESS-03, SESS-10.
 */
export const FavouriteButton = observer(function FavouriteButton({ game }: { game: Game }) {
  const stores = useStores();
  const { dialogs, locale, session } = stores;
  const favourites = useFavourites();
  // A list has hundreds of these buttons; only the one whose state changes renders again.
  const buttonState = useMemo(
    () =>
      computed(
        () => ({
          isFavourite: favourites?.has(game.nodeId),
          isBusy: favourites?.isBusy(game.nodeId),
        }),
        {
          equals: (one, other) =>
            one.isFavourite === other.isFavourite && one.isBusy === other.isBusy,
        },
      ),
    [favourites, game.nodeId],
  );
  const { isFavourite = false, isBusy = false } = buttonState.get();
  return (
    <IconButton
      icon="heart"
      label={locale.t('favourites.mark', { game: game.displayName })}
      size="small"
      className={styles.heart}
      aria-pressed={isFavourite}
      busy={isBusy}
      onClick={() => void toggle()}
    />
  );

  async function toggle(): Promise<void> {
    // Waits for the session, so that a member is never sent to the login.
    if (!(await session.ready())) return showError({ key: 'error.network_failed' });
    if (!(await requireRealAccount(stores))) return;
    const error = await (await loadFavourites(stores)).toggle(game);
    if (error) showError(errorBody(error));
  }

  function showError(body: ErrorBody): void {
    void dialogs.ask({ title: 'favourites.failed', body });
  }
});
