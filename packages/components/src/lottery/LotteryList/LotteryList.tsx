import { lotteryBettingOf, type LotteryListProps } from '@livery/model';
import { LotteryStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LotteryBetting } from '../LotteryBet/LotteryBetting.tsx';
import { LotteryLobby } from '../Lottery/LotteryLobby.tsx';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';

/**
 * List of lotteries, or the page of the lottery named in the address. Source: ROUTE-10, LOTT-04.
 */
export const LotteryList = observer(function LotteryList({
  title,
  gameType,
  vendors,
  look = 'cards',
}: LotteryListProps) {
  const stores = useStores();
  const query = new URLSearchParams(useHydrated() ? stores.page.search : '');
  const code = query.get('gameCode');
  // Searches all games, because the lottery may be of another category than the page's list.
  const game =
    code === null
      ? undefined
      : stores
          .get(LotteryStore)
          .gamesOf()
          .find(
            ({ gameId, vassalage }) =>
              String(gameId) === code &&
              lotteryBettingOf(stores.site.config.site, vassalage) === 'site',
          );
  // The rest of the page follows the lottery: providers and draw results of its category.
  const gameTypeShown = game?.gameType;
  useEffect(() => {
    stores.page.showGameType(gameTypeShown);
    return () => stores.page.showGameType(undefined);
  }, [stores, gameTypeShown]);
  if (game) return <LotteryBetting key={game.gameId} game={game} />;
  return (
    <LotteryLobby
      key={[gameType, ...(vendors ?? [])].join(' ')}
      title={title}
      gameType={gameType}
      vendors={vendors}
      look={look}
    />
  );
});
