import { gameImagePath } from '@livery/model';
import { ChosenVendorStore, LotteryStore, lotteryPathOf, type TimedLottery } from '@livery/stores';
import { HorizontalList, Image, OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { FunctionComponent, ReactNode } from 'react';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import { wordText } from '../../core/wordText.ts';
import { lotteryTagTexts } from '../lotteryTagTexts.ts';
import styles from './LotteryMenu.module.css';

/** Props of a link in the menu. */
export interface MenuLinkProps {
  gameType: string;
  /** Address of the entry; `undefined` if it has no page. */
  address: string | undefined;
  children: ReactNode;
}

export interface LotteryMenuProps {
  gameType: string;
  /** A prop, because this lazy module shares no code with the menu. */
  link: FunctionComponent<MenuLinkProps>;
  /** Shown if the operator's lottery menu fails or has no lottery of the category. */
  children: ReactNode;
}

/** Lotteries of a category by the tags of the operator's lottery menu. Source: LOGN-02, LOTT-07. */
export const LotteryMenu = observer(function LotteryMenu({
  gameType,
  link: Link,
  children,
}: LotteryMenuProps) {
  const stores = useStores();
  const { locale, site } = stores;
  const store = stores.get(LotteryStore);
  const { state } = useResource(store.menu, store.menuRequest);
  const lotteries = store.gamesOf({ gameType });
  if (lotteries.length === 0)
    return state.status === 'ready' || state.status === 'failed' ? (
      children
    ) : (
      <Skeleton shape="control" />
    );
  return (
    <HorizontalList
      label={locale.t('lobby.lotteries')}
      labels={{ previous: locale.t('carousel.previous'), next: locale.t('carousel.next') }}
      itemSize="auto"
    >
      {lotteries.map((game) => (
        <Link key={game.gameId} gameType={gameType} address={addressOf(game)}>
          <span className={styles.lottery}>
            <Image
              className={styles.picture}
              src={site.imageUrls(gameImagePath({ ...game, nodeId: game.gameId }))}
              alt=""
              ratio="1:1"
              fallbackText={game.gameName}
              tint={game.vassalage}
            />
            <span className={styles.words}>
              <span className={styles.name}>
                <OperatorText>{game.gameName}</OperatorText>
              </span>
              <small className={styles.tag}>
                {wordText(locale, lotteryTagTexts, game.gameMenuTag)}
              </small>
            </span>
          </span>
        </Link>
      ))}
    </HorizontalList>
  );

  /** Returns the lottery's own page, or the list of its provider if it is played elsewhere. */
  function addressOf({ gameId, isGame, vassalage: vendorCode }: TimedLottery): string | undefined {
    return (
      (isGame === 'VASSALAGE'
        ? undefined
        : lotteryPathOf(stores, { vendorCode, nodeId: gameId })) ??
      stores.get(ChosenVendorStore).addressOf({ gameType, vendorCode })
    );
  }
});
