import type { GameListStore } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useStores } from '../stores.ts';
import styles from './MoreGames.module.css';

/** The next page below this one: once its place is seen, or for who presses it. Source: product-spec §9 "tile observer threshold 0.1; infinite-scroll throttle 200 ms". */
export const MoreGames = observer(function MoreGames({ list }: { list: GameListStore }) {
  const { locale, site } = useStores();
  const place = useRef<HTMLDivElement>(null);
  const lastMs = useRef(-Infinity);
  const { infiniteScrollThrottleMs, images } = site.config.site;
  const { hasMore, pageNo } = list;
  const loading = list.state.status === 'loading';
  useEffect(() => {
    const element = place.current;
    if (!element || !hasMore || loading) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (): void => {
      lastMs.current = performance.now();
      list.next();
    };
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      // Each page takes its time, however fast somebody scrolls.
      if (entries.some(({ isIntersecting }) => isIntersecting)) timer = setTimeout(next, Math.max(0, lastMs.current + infiniteScrollThrottleMs - performance.now()));
    }, { threshold: images.tileThreshold });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [list, hasMore, loading, pageNo, infiniteScrollThrottleMs, images.tileThreshold]);
  return (
    <div ref={place} className={styles.more}>
      {hasMore || loading ? <Button variant="soft" busy={loading} onClick={list.next}>{locale.t('lobby.more')}</Button> : null}
    </div>
  );
});
