import {
  LotteryListStore,
  LotteryStore,
  vendorCodeIn,
  type Loadable,
  type LotteryFilter,
  type TimedLottery,
} from '@livery/stores';
import { EmptyState, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Pager } from '../../core/paging/Pager.tsx';
import { useItemPages } from '../../core/paging/useItemPages.ts';
import { ResourceSection } from '../../core/ResourceSection/ResourceSection.tsx';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { useResource } from '../../core/useResource.ts';
import { LotteryLine } from './LotteryLine.tsx';
import styles from './LotteryLine.module.css';
import { LotteryTools } from './LotteryTools.tsx';
import { OwnLotteries } from './OwnLotteries.tsx';
import { useLotteryRefresh } from './useLotteryRefresh.ts';

const skeletonCount = 8;
/** Operators with more lotteries have thousands, each with a countdown. */
const pageSize = 60;
const notRequested: Loadable<never> = { status: 'idle' };

/**
 * Lotteries of the menu, filtered by category and providers, with tabs and weekdays. Rendered with
 * a key of its filter, because the store is created once.
 */
export const LotteryLobby = observer(function LotteryLobby({
  title,
  gameType,
  vendors,
  look,
}: LotteryFilter & { title: string; look: 'cards' | 'board' }) {
  const stores = useStores();
  const store = stores.get(LotteryStore);
  const [list] = useState(() => new LotteryListStore({ root: stores, gameType, vendors }));
  const menu = useResource(store.menu, store.menuRequest);
  useResource(store.opened, store.openedRequest);
  const hydrated = useHydrated();
  const vendorCode = vendorCodeIn(stores.page.search);
  const games = list.games(vendorCode);
  const listKey = `${list.view} ${list.weekday} ${vendorCode}`;
  const { items, listRef, pager } = useItemPages<TimedLottery, HTMLUListElement>(games, {
    pageSize,
    listKey,
  });
  useLotteryRefresh(items, `${listKey} ${pager.pageNo}`);
  return (
    <ResourceSection
      title={title}
      level={1}
      resource={hydrated ? menu : { ...menu, state: notRequested }}
      loadingText="state.loading"
      skeleton={
        <ul role="list" className={styles.list} data-look={look}>
          {[...Array(skeletonCount).keys()].map((index) => (
            <li key={index} className={styles.waiting}>
              <Skeleton />
            </li>
          ))}
        </ul>
      }
    >
      {() => (
        <>
          <LotteryTools list={list} />
          {viewContent()}
        </>
      )}
    </ResourceSection>
  );

  function viewContent() {
    if (list.view === 'recent')
      return (
        <OwnLotteries icon="history" trial={false}>
          <Recent>{lines()}</Recent>
        </OwnLotteries>
      );
    return list.view === 'favorite' ? (
      <OwnLotteries icon="heart" trial>
        {lines()}
      </OwnLotteries>
    ) : (
      lines()
    );
  }

  function lines() {
    if (games.length === 0) return <NoLotteries list={list} />;
    return (
      <>
        <ul
          ref={listRef}
          role="list"
          tabIndex={-1}
          aria-label={title}
          className={styles.list}
          data-look={look}
        >
          {items.map((game) => (
            <li key={game.gameId}>
              <LotteryLine game={game} />
            </li>
          ))}
        </ul>
        <Pager {...pager} />
      </>
    );
  }
});

/** Loads the member's recent lotteries. Source: LOTT-08. */
const Recent = observer(function Recent({ children }: { children: ReactNode }) {
  const store = useStores().get(LotteryStore);
  return (
    <ResourceView
      resource={useResource(store.recent, store.recentRequest)}
      loadingText="state.loading"
      skeleton={<Skeleton shape="line" lines={skeletonCount} />}
      isEmpty={() => false}
    >
      {() => children}
    </ResourceView>
  );
});

const NoLotteries = observer(function NoLotteries({ list: { view } }: { list: LotteryListStore }) {
  const { locale } = useStores();
  if (view === 'favorite')
    return <EmptyState icon="heart" title={locale.t('lottery.noFavorites')} />;
  return <EmptyState title={locale.t(view === 'recent' ? 'lottery.noRecent' : 'lottery.none')} />;
});
