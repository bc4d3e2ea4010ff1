import { expect, it, vi } from 'vitest';
import { FakeClock } from '@livery/testing/FakeClock';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fakeApi } from '../testing/fakeApi.ts';
import { fakeInstallation } from '../testing/fakeInstallation.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { InstallStore } from './InstallStore.ts';

const dayMs = 86_400_000;
const rules = { minVisits: 2, quietDays: 90 };

/** Browser of a player: its storage outlives the pages, that of a tab the pages of a visit. */
function openBrowser() {
  const localStorage = memoryStorage();
  const clock = new FakeClock(1_000 * dayMs);
  let sessionStorage = memoryStorage();
  const page = () => {
    const installation = fakeInstallation();
    const root = exampleRoot({
      api: fakeApi({}),
      clock,
      localStorage,
      sessionStorage,
      installation,
    });
    const ask = vi.fn(() => Promise.resolve());
    const install = root.get(InstallStore);
    return { install, ask, installation };
  };
  return {
    clock,
    page,
    visit() {
      sessionStorage = memoryStorage();
      return page();
    },
  };
}

it('invites from the second visit on, not on the second page of the first', () => {
  const browser = openBrowser();
  for (const { install, installation } of [browser.page(), browser.page()]) {
    installation.set({ kind: 'menu' });
    expect(install.isInvited(rules)).toBe(false);
    expect(install.isInvited({ ...rules, minVisits: 1 })).toBe(true);
  }

  const { install, installation } = browser.visit();
  expect(install.isInvited(rules)).toBe(false);
  installation.set({ kind: 'menu' });
  expect(install.isInvited(rules)).toBe(true);
  installation.set(undefined);
  expect(install.isInvited(rules)).toBe(false);
});

it.each(['decline', 'accept'] as const)(
  'is quiet for the days of the brand after %s, also in later visits',
  async (answer) => {
    const browser = openBrowser();
    browser.page();
    const { install, installation, ask } = browser.visit();
    installation.set({ kind: 'dialog', ask });

    await install[answer]();
    expect(ask).toHaveBeenCalledTimes(answer === 'accept' ? 1 : 0);
    expect(install.isInvited(rules)).toBe(false);

    browser.clock.advance(90 * dayMs - 1);
    const later = browser.visit();
    later.installation.set({ kind: 'menu' });
    expect(later.install.isInvited(rules)).toBe(false);
    browser.clock.advance(1);
    expect(later.install.isInvited(rules)).toBe(true);
  },
);
