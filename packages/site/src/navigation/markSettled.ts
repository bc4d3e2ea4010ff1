import type { PageStore } from '@livery/stores';
import { reaction } from 'mobx';
import type { PageActivity } from './PageActivity.ts';

/**
 * A browser that is never idle, or that has no idle callbacks, is taken to be idle after this time.
 */
const idleTimeoutMs = 500;

/**
 * Sets `html[data-settled]` once the page has nothing left to load: it is hydrated, its late parts
 * have come and its first calls are answered. A navigation takes the mark away until the next page
 * is settled; later calls do not. Tests, screenshots and audits wait for it.
 */
export function markSettled(page: Pick<PageStore, 'pending'>, activity: PageActivity): void {
  const { documentElement: element } = document;
  let check = 0;
  const schedule = (): void => {
    check += 1;
    const own = check;
    const isDue = (): boolean => own === check && activity.isIdle && page.pending === undefined;
    // Twice: what has just come may still have to be rendered, and ask for more.
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
