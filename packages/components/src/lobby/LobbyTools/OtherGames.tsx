import type { GameGridProps } from '@livery/model';
import type { GameView } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { FavouriteGames } from './FavouriteGames.tsx';
import { HotGames } from './HotGames.tsx';
import { MembersOnly } from './MembersOnly.tsx';
import { RecentlyPlayed } from './RecentlyPlayed.tsx';

export interface OtherGamesProps extends Required<Pick<GameGridProps, 'tiles' | 'paging'>> {
  view: GameView;
  gameType: string;
}

/**
 * Content of the other tabs: hot games of the category, the member's favourites or recent games.
 */
export const OtherGames = observer(function OtherGames({
  view,
  gameType,
  tiles,
  paging,
}: OtherGamesProps) {
  if (view === 'hot') return <HotGames gameType={gameType} tiles={tiles} />;
  return (
    <MembersOnly key={view} tiles={tiles}>
      {view === 'favorite' ? (
        <FavouriteGames gameType={gameType} tiles={tiles} paging={paging} />
      ) : (
        <RecentlyPlayed tiles={tiles} paging={paging} />
      )}
    </MembersOnly>
  );
});
