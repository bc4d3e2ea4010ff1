import type { PageStore } from '@livery/stores';
import { reaction } from 'mobx';
import type { PageActivity } from './PageActivity.ts';

/** Delay after which a browser counts as idle if it never is, or has no idle callbacks. */
const idleTimeoutMs = 500;

/**
 * Sets `html[data-settled]` once the page has nothing left to load: it is hydrated, its late parts
 * are loaded, and its first calls are answered. A navigation removes the attribute until the next
 * page is settled; later calls do not. Tests, screenshots and audits wait for it.
 */
export function markSettled(page: Pick<PageStore, 'pending'>, activity: PageActivity): void {
  const { documentElement: element } = document;
  let check = 0;
  const schedule = (): void => {
    check += 1;
    const current = check;
    const isDue = (): boolean => current === check && activity.isIdle && page.pending === undefined;
    // Waits twice, because loaded parts may still render and start further calls.
    whenIdle(
      () =>
        isDue() &&
        whenIdle(() => {
          if (isDue()) element.dataset.settled = '';
        }),
    );
  };
  activity.onIdle(schedule);
  reaction(
    () => page.pending,
    (pending) => {
      if (pending === undefined) schedule();
      else delete element.dataset.settled;
    },
  );
  schedule();
}

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(callback, { timeout: idleTimeoutMs });
  else setTimeout(callback, idleTimeoutMs);
}
