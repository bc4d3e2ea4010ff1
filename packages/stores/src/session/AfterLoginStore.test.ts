import { expect, it } from 'vitest';
import { AfterLoginStore } from './AfterLoginStore.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fakeApi } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { memoryStorage } from '../testing/memoryStorage.ts';

const key = 'afterLoginHidden';

it('[LOGN-06] stays hidden for the rest of the brand’s day', () => {
  const clock = new FakeClock(1_000_000);
  const afterLogin = exampleRoot({ api: fakeApi(), clock }).get(AfterLoginStore);
  expect(afterLogin.isHidden).toBe(false);
  afterLogin.hide(true);
  expect(afterLogin.isHidden).toBe(true);
  afterLogin.hide(false);
  expect(afterLogin.isHidden).toBe(false);
  afterLogin.hide(true);
  clock.advance(24 * 60 * 60_000);
  expect(afterLogin.isHidden).toBe(false);
});

it('drops other accounts’ entries of earlier days and ignores invalid content', () => {
  const localStorage = memoryStorage({ [key]: '{"old":"2000-01-01"' });
  const afterLogin = exampleRoot({ api: fakeApi(), localStorage }).get(AfterLoginStore);
  expect(afterLogin.isHidden).toBe(false);
  localStorage.set(key, '{"old":"2000-01-01"}');
  afterLogin.hide(true);
  expect(localStorage.get(key)).not.toContain('old');
});

it('[LOGN-06] opens only for a real member', async () => {
  const root = exampleRoot({ api: fakeApi() });
  await root.get(AfterLoginStore).open('/');
  expect(root.modals.open.length).toBe(0);
});
