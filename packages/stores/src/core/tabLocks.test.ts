import { expect, it } from 'vitest';
import { tabLocks } from './tabLocks.ts';
import { browserLocks } from '../testing/browserLocks.ts';

it('[GAME-04] runs no work while a tab shares the name, and runs it after the release', async () => {
  const port = browserLocks();
  const [one, other] = [tabLocks(port), tabLocks(port)];
  const releaseOne = await one.share('X');
  const releaseOther = await other.share('X');
  const done = () =>
    Promise.all([one, other].map((tab) => tab.unlessShared('X', () => Promise.resolve('done'))));
  expect(await other.unlessShared('X', () => Promise.resolve('done'))).toBeUndefined();
  await releaseOne();
  expect(await one.unlessShared('X', () => Promise.resolve('done'))).toBeUndefined();
  expect(await one.unlessShared('Y', () => Promise.resolve('done'))).toBe('done');
  await releaseOther();
  expect(await done()).toContain('done');
});

it('[GAME-04] delays sharing a name until running work ends', async () => {
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

it('[GAME-04] treats a browser without locks as having one tab', async () => {
  const tab = tabLocks(undefined);
  const release = await tab.share('X');
  expect(await tab.unlessShared('X', () => Promise.resolve('done'))).toBe('done');
  await release();
});
