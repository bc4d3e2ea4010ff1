import { LotteryFavouritesStore, openLogin } from '@livery/stores';
import { IconButton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './LotteryLine.module.css';

/** Adds a lottery to the member's favourites or removes it. Source: LOTT-02. */
export const FavouriteLottery = observer(function FavouriteLottery({
  gameId,
  gameName,
}: {
  gameId: number;
  gameName: string;
}) {
  const stores = useStores();
  const favourites = stores.get(LotteryFavouritesStore);
  const isFavourite = favourites.has(gameId);
  const toggle = async (): Promise<void> => {
    // Waits for the session, so that a member is never sent to the login.
    if (!(await stores.session.ready()))
      return void stores.dialogs.ask({
        title: 'favourites.failed',
        body: { sentence: stores.locale.t('error.network_failed') },
      });
    if (stores.session.isGuest) openLogin(stores);
    else favourites.toggle(gameId);
  };
  return (
    <IconButton
      icon="heart"
      label={stores.locale.t('lottery.favourite', { game: gameName })}
      aria-pressed={isFavourite}
      round
      className={styles.heart}
      onClick={() => void toggle()}
    />
  );
});
