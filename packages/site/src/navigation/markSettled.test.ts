// @vitest-environment jsdom
import { observable, runInAction } from 'mobx';
import { beforeEach, expect, it, vi } from 'vitest';
import { markSettled } from './markSettled.ts';
import { PageActivity } from './PageActivity.ts';

const isSettled = (): boolean => document.documentElement.dataset.settled === '';
let idle: (() => void)[];

beforeEach(() => {
  delete document.documentElement.dataset.settled;
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
});

/** Runs the pending idle callbacks once. */
function beIdle(): void {
  for (const callback of idle.splice(0)) callback();
}

function settle(): void {
  beIdle();
  beIdle();
}

it('marks the page once all activity is over, including what the last reply started', async () => {
  const activity = new PageActivity();
  const call = Promise.withResolvers<void>();
  const tracked = activity.track(call.promise);
  markSettled(observable({ pending: undefined }), activity);
  settle();
  expect(isSettled()).toBe(false);

  call.resolve();
  await tracked;
  beIdle();
  // The reply is rendered, and the new part requests its data.
  const next = Promise.withResolvers<void>();
  const trackedNext = activity.track(next.promise);
  beIdle();
  expect(isSettled()).toBe(false);

  next.resolve();
  await trackedNext;
  settle();
  expect(isSettled()).toBe(true);
});

it('removes the mark for a navigation, and not for a later call', () => {
  const activity = new PageActivity();
  const page = observable<{ pending: string | undefined }>({ pending: undefined });
  markSettled(page, activity);
  settle();

  void activity.track(new Promise<void>(() => undefined));
  expect(isSettled()).toBe(true);

  runInAction(() => {
    page.pending = '/rng';
  });
  expect(isSettled()).toBe(false);
});

it('marks the next page when the navigation is over', () => {
  const page = observable<{ pending: string | undefined }>({ pending: '/rng' });
  markSettled(page, new PageActivity());
  settle();
  expect(isSettled()).toBe(false);

  runInAction(() => {
    page.pending = undefined;
  });
  settle();
  expect(isSettled()).toBe(true);
});
