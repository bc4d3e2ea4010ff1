import { LotteryListStore, LotteryStore, type Loadable } from '@livery/stores';
import { EmptyState, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, type ReactNode } from 'react';
import { LoginLink } from '../LoginLink/LoginLink.tsx';
import { ResourceSection } from '../ResourceSection/ResourceSection.tsx';
import { useStores } from '../stores.ts';
import { useHydrated } from '../useHydrated.ts';
import { useResource } from '../useResource.ts';
import { LotteryLine } from './LotteryLine.tsx';
import styles from './LotteryLine.module.css';
import { LotteryTools } from './LotteryTools.tsx';
import { useLotteryRefresh } from './useLotteryRefresh.ts';

const skeletons = 8;
const waiting: Loadable<never> = { status: 'idle' };

/** The lotteries of one category, or of the whole menu, by tabs and days. */
export const LotteryLobby = observer(function LotteryLobby({ title, gameType, look }: { title: string; gameType: string | undefined; look: 'cards' | 'board' }) {
  const stores = useStores();
  const store = stores.of(LotteryStore);
  const list = useMemo(() => new LotteryListStore({ root: stores, gameType }), [stores, gameType]);
  const state = useResource(store.menu, store.menuRequest);
  useResource(store.opened, store.openedRequest);
  const hydrated = useHydrated();
  const games = list.games(new URLSearchParams(stores.page.search).get('vendor'));
  useLotteryRefresh(games, `${list.view} ${list.weekday}`);
  return (
    <ResourceSection
      title={title} level={1} state={hydrated ? state : waiting} isEmpty={() => false} empty="lottery.none" onRetry={() => void store.menu.refresh(store.menuRequest)}
      skeleton={<ul role="list" className={styles.list} data-look={look}>{[...Array(skeletons).keys()].map((index) => <li key={index} className={styles.waiting}><Skeleton /></li>)}</ul>}
    >
      {() => (
        <>
          <LotteryTools list={list} />
          {list.view === 'recent' ? <Recent>{lines()}</Recent> : lines()}
        </>
      )}
    </ResourceSection>
  );

  function lines() {
    if (games.length === 0) return <NoLotteries list={list} />;
    return <ul role="list" className={styles.list} data-look={look}>{games.map((game) => <li key={game.gameId}><LotteryLine game={game} /></li>)}</ul>;
  }
});

/** Asks for the member's last lotteries. Source: requirements LOTT-08. */
const Recent = observer(function Recent({ children }: { children: ReactNode }) {
  const stores = useStores();
  const { session } = stores;
  const store = stores.of(LotteryStore);
  const isKnown = session.confirmed && !session.isGuest;
  useEffect(() => {
    if (isKnown) void store.recent.load(store.recentRequest);
  }, [isKnown, store]);
  const { status } = store.recent.at(store.recentRequest);
  if (isKnown && (status === 'idle' || status === 'loading')) return <Skeleton shape="line" lines={skeletons} />;
  return children;
});

const NoLotteries = observer(function NoLotteries({ list: { view } }: { list: LotteryListStore }) {
  const { locale, session } = useStores();
  const isMembers = view === 'favorite' || view === 'recent';
  if (isMembers && session.isGuest) return <EmptyState icon={view === 'favorite' ? 'heart' : 'history'} title={locale.t('lottery.membersOnly')} action={<LoginLink />} />;
  if (view === 'favorite') return <EmptyState icon="heart" title={locale.t('lottery.noFavorites')} />;
  return <EmptyState title={locale.t(view === 'recent' ? 'lottery.noRecent' : 'lottery.none')} />;
});
