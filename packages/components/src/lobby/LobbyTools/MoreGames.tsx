import type { GamePages } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FailedState } from '../../core/FailedState/FailedState.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './MoreGames.module.css';

/**
 * Loads the next page of games when scrolled into view or when the button is pressed. Source:
 * LOBB-20.
 */
export const MoreGames = observer(function MoreGames({ pages }: { pages: GamePages }) {
  const { locale, site } = useStores();
  const container = useRef<HTMLDivElement>(null);
  const lastMs = useRef(-Infinity);
  const { infiniteScrollThrottleMs, images } = site.config.site;
  const { hasMore, pageNo, state } = pages;
  const loading = state.status === 'loading';
  // Stops at a failed page, because its games would be missing from the list.
  const canLoadMore = hasMore && state.status === 'ready';
  useEffect(() => {
    const element = container.current;
    if (!element || !canLoadMore) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (): void => {
      lastMs.current = performance.now();
      pages.next();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // Limits the rate of requests during fast scrolling.
        if (entries.some(({ isIntersecting }) => isIntersecting))
          timer = setTimeout(
            next,
            Math.max(0, lastMs.current + infiniteScrollThrottleMs - performance.now()),
          );
      },
      { threshold: images.tileThreshold },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pages, canLoadMore, pageNo, infiniteScrollThrottleMs, images.tileThreshold]);
  return (
    <div ref={container} className={styles.more}>
      {state.status === 'failed' ? (
        <FailedState error={state.error} onRetry={() => void pages.retry()} />
      ) : null}
      {canLoadMore || loading ? (
        <Button variant="soft" busy={loading} onClick={pages.next}>
          {locale.t('lobby.more')}
        </Button>
      ) : null}
    </div>
  );
});
