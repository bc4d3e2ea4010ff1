import { expect, it } from 'vitest';
import { tabLocks } from './tabLocks.ts';
import { browserLocks } from '../testing/browserLocks.ts';

it('[GAME-04] what a tab shares is left alone by all, and done again once nobody shares it', async () => {
  const port = browserLocks();
  const [one, other] = [tabLocks(port), tabLocks(port)];
  const leaveOne = await one.share('X');
  const leaveOther = await other.share('X');
  const done = () =>
    Promise.all([one, other].map((tab) => tab.unlessShared('X', () => Promise.resolve('done'))));
  expect(await other.unlessShared('X', () => Promise.resolve('done'))).toBeUndefined();
  await leaveOne();
  expect(await one.unlessShared('X', () => Promise.resolve('done'))).toBeUndefined();
  expect(await one.unlessShared('Y', () => Promise.resolve('done'))).toBe('done');
  await leaveOther();
  expect(await done()).toContain('done');
});

it('[GAME-04] nobody begins to share what is being worked on', async () => {
  const port = browserLocks();
  const { promise, resolve } = Promise.withResolvers<void>();
  const steps: string[] = [];
  const working = tabLocks(port).unlessShared('X', () =>
    promise.then(() => void steps.push('worked')),
  );
  const sharing = tabLocks(port)
    .share('X')
    .then(() => steps.push('shared'));
  resolve();
  await Promise.all([working, sharing]);
  expect(steps).toEqual(['worked', 'shared']);
});

it('[GAME-04] a browser without locks does as if it had one tab', async () => {
  const tab = tabLocks(undefined);
  const leave = await tab.share('X');
  expect(await tab.unlessShared('X', () => Promise.resolve('done'))).toBe('done');
  await leave();
});
