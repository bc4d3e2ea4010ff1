import { noInstallation } from '../core/InstallPort.ts';
import { runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { NoticesStore } from './NoticesStore.ts';
import { RootStore, type RootPorts } from '../RootStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { fakeApi, fail, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { memoryStorage } from '../testing/memoryStorage.ts';

const notice = (id: string) => ({ id, title: `Title ${id}`, content: `<p>${id}</p>` });
const dayMs = 86_400_000;
/** Noon in Manila, the brand's time zone. */
const noonMs = Date.parse('2026-11-20T04:00:00Z');

function setUp(
  answers: Record<string, readonly Answer[]>,
  { local = memoryStorage(), atMs = noonMs } = {},
) {
  const api = fakeApi(answers);
  const clock = new FakeClock(atMs);
  const ports: RootPorts = {
    bootstrap: exampleBootstrap(),
    api,
    clock,
    localStorage: local,
    sessionStorage: memoryStorage(),
    translator: undefined,
    locks: undefined,
    phone: undefined,
    installation: noInstallation,
    preferences: { read: () => ({}), apply: () => undefined },
    navigation: {
      go: () => undefined,
      load: () => undefined,
      prepare: () => Promise.resolve(true),
    },
    patterns: { test: () => Promise.resolve(undefined) },
    report: () => undefined,
    cookies: () => '',
  };
  const root = new RootStore(ports);
  return { api, clock, local, root, notices: root.get(NoticesStore) };
}

const popups = (...ids: string[]) => ({
  getAnnouncementContentV2: [reply({ popup: ids.map(notice) })],
});
const shown = ({ modals }: RootStore) => modals.open.map(({ props }) => props);

it('[ANNC-06] lists the notices of all groups once and requests the brand’s types and execution', async () => {
  const { api, notices } = setUp({
    getNotice: [
      reply({
        player: [notice('a'), notice('b')],
        banners: [notice('c')],
        popup: [notice('a')],
        promotion: [notice('d')],
      }),
    ],
  });
  await notices.board.load({});
  expect(notices.latest.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'c']);
  expect(api.calls[0]?.request).toEqual({
    types: 'A',
    execution: 'NOW',
    platform: 'WEB',
    language: 'EN',
  });
});

it('[ANNC-04] opens pop-ups once per session', async () => {
  const { notices, root } = setUp(popups('x', 'y'));
  await notices.openPopups();
  expect(shown(root)).toEqual([{ ids: ['x', 'y'] }]);
  root.modals.clear();
  await notices.openPopups();
  expect(shown(root)).toEqual([]);
});

it('[ANNC-04] opens each pop-up at most once per day of the brand', async () => {
  const { local, notices } = setUp(popups('x', 'y'));
  await notices.openPopups();
  notices.markShown('x');

  const sameDay = setUp(popups('x', 'y'), { local, atMs: noonMs + dayMs / 2 - 1 });
  await sameDay.notices.openPopups();
  expect(shown(sameDay.root)).toEqual([{ ids: ['y'] }]);
  sameDay.notices.markShown('y');
  const nothingDue = setUp(popups('x', 'y'), { local });
  await nothingDue.notices.openPopups();
  expect(shown(nothingDue.root)).toEqual([]);

  const nextDay = setUp(popups('x', 'y'), { local, atMs: noonMs + dayMs / 2 });
  await nextDay.notices.openPopups();
  expect(shown(nextDay.root)).toEqual([{ ids: ['x', 'y'] }]);
  const later = setUp(popups(), { local, atMs: noonMs + 3 * dayMs });
  later.notices.markShown('z');
  expect(local.get('popupNotices')).toBe(JSON.stringify({ z: noonMs + 3 * dayMs }));
});

it('[ANNC-04] waits until no dialog or modal is open', async () => {
  const { notices, root } = setUp(popups('x'));
  void root.dialogs.ask({ title: 'dialog.ok', body: { sentence: 'First me.' } });
  const opened = notices.openPopups();
  await notices.popups.load({});
  // Enough turns for the pop-up to open.
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(shown(root)).toEqual([]);
  root.dialogs.close(true);
  await opened;
  expect(shown(root)).toEqual([{ ids: ['x'] }]);
});

it('[ANNC-04] waits on the pages of the list and over a centre, and opens on the next page', async () => {
  const { notices, root } = setUp(popups('x'));
  const goTo = (name: string, search = ''): void =>
    runInAction(() => {
      root.page.current = { ...root.page.current, route: { ...root.page.route, name } };
      root.page.search = search;
    });
  goTo('register');
  const opened = notices.openPopups(['register', 'join']);
  await notices.popups.load({});
  goTo('join');
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(shown(root)).toEqual([]);
  goTo('home', '?mc=withdraw');
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(shown(root)).toEqual([]);

  goTo('home');
  await opened;

  expect(shown(root)).toEqual([{ ids: ['x'] }]);
});

it('[ANNC-04] does not open on a page of the list that was opened while a dialog was shown', async () => {
  const { notices, root } = setUp(popups('x'));
  void root.dialogs.ask({ title: 'dialog.ok', body: { sentence: 'First me.' } });
  const opened = notices.openPopups(['register']);
  await notices.popups.load({});
  const home = root.page.current;
  runInAction(() => {
    root.page.current = { ...home, route: { ...home.route, name: 'register' } };
  });

  root.dialogs.close(true);
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(shown(root)).toEqual([]);
  runInAction(() => {
    root.page.current = home;
  });
  await opened;

  expect(shown(root)).toEqual([{ ids: ['x'] }]);
});

it('[ANNC-04] opens nothing without pop-ups or after a failed call, and ignores invalid storage', async () => {
  const none = setUp(popups());
  await none.notices.openPopups();
  const failed = setUp({ getAnnouncementContentV2: [fail('upstream_failed')] });
  await failed.notices.openPopups();
  expect([...shown(none.root), ...shown(failed.root)]).toEqual([]);
  for (const popupNotices of ['[', 'null', '{"x":"2026-11-20"}', '{"x":null}']) {
    const odd = setUp(popups('x'), { local: memoryStorage({ popupNotices }) });
    await odd.notices.openPopups();
    expect(shown(odd.root), popupNotices).toEqual([{ ids: ['x'] }]);
    odd.notices.markShown('x');
    const again = setUp(popups('x'), { local: odd.local });
    await again.notices.openPopups();
    expect(shown(again.root), popupNotices).toEqual([]);
  }
});
