// @vitest-environment jsdom
import { ChosenVendorStore } from '@livery/stores';
import { exampleBootstrap } from '@livery/stores/testing/exampleBootstrap';
import { exampleRoot } from '@livery/stores/testing/exampleRoot';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { fakeApi } from '@livery/stores/testing/fakeApi';
import { FakeClock } from '@livery/testing/FakeClock';
import { memoryStorage } from '@livery/stores/testing/memoryStorage';
import { act, cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startLazyChunks } from '../../core/chunks/loadChunk.ts';
import { StoresProvider } from '../../core/stores.ts';
import { englishTexts } from '../../testing/englishTexts.ts';
import { many, menu, recordNavigation } from '../../testing/games.ts';
import { ProviderDisclosure } from './ProviderDisclosure.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Queries of the whole document. */
const page = () => within(document.body);

/** Mounts a header with two categories and their providers, and a link after them. */
async function mountMenu({
  site = {},
  sessionStorage = memoryStorage(),
}: {
  site?: Partial<typeof exampleSettings>;
  sessionStorage?: ReturnType<typeof memoryStorage>;
} = {}) {
  onTestFinished(cleanup);
  const { visited, navigation } = recordNavigation();
  const clock = new FakeClock(1_000_000);
  const root = exampleRoot({
    api: fakeApi({ getGameVendor: many(menu) }),
    clock,
    bootstrap: exampleBootstrap({ texts: englishTexts, site: { dropdownBlurMs: 200, ...site } }),
    navigation,
    sessionStorage,
  });
  await root.vendors.menu.load({});
  startLazyChunks();
  const entry = (gameType: string, label: string) => (
    <li>
      <a href={`#${gameType}`}>{label}</a>
      <ProviderDisclosure gameType={gameType} label={label} look="bar" />
    </li>
  );
  await act(async () =>
    render(
      <StoresProvider value={root}>
        <ul>
          {entry('RNG', 'Slots')}
          {entry('LIVE', 'Live casino')}
        </ul>
        <a href="#after">After</a>
      </StoresProvider>,
    ),
  );
  const name = (label: string) => root.locale.t('providers.of', { category: label });
  return {
    root,
    visited,
    sessionStorage,
    /** Moves the mouse over a category. */
    hover: (label = 'Slots') =>
      act(
        async () =>
          void fireEvent.pointerEnter(
            page().getByRole('link', { name: label }).parentElement ?? document.body,
            { pointerType: 'mouse' },
          ),
      ),
    user: userEvent.setup(),
    advance: (ms: number) => act(async () => clock.advance(ms)),
    category: (label = 'Slots') => page().getByRole('link', { name: label }),
    entry: (label = 'Slots') =>
      page().getByRole('link', { name: label }).parentElement ?? document.body,
    toggle: (label = 'Slots') => page().getByRole('button', { name: name(label) }),
    panel: (label = 'Slots') => page().queryByRole('group', { name: name(label) }),
    links: (label = 'Slots') => [
      ...(page()
        .queryByRole('group', { name: name(label) })
        ?.querySelectorAll('a') ?? []),
    ],
    waitForPanel: (label = 'Slots') =>
      waitFor(() => expect(page().getByRole('group', { name: name(label) })).toBeTruthy()),
  };
}

describe('[HEAD-06] the providers of a category', () => {
  it('open on hover with name, category and hot mark, in rows of the brand’s length', async () => {
    const header = await mountMenu({
      site: { lists: { ...exampleSettings.lists, providersPerRow: 7 } },
    });

    await header.hover();

    await header.waitForPanel();
    expect(header.links().every((link) => link.querySelector('bdi'))).toBe(true);
    expect(
      header
        .links()
        .map(({ textContent, href }) => [
          textContent,
          new URL(href).pathname + new URL(href).search,
        ]),
    ).toEqual([
      [expect.stringContaining('Nova ReelsSlots'), '/games/rng?vassalage=NOVA'],
      [expect.stringContaining('Hazel WorksSlots'), '/games/rng?vassalage=HAZEL'],
    ]);
    expect(
      header
        .links()
        .map(
          (link) =>
            link.querySelector(`[aria-label="${header.root.locale.t('games.hot')}"]`) !== null,
        ),
    ).toEqual([true, false]);
    expect(header.panel()?.style.getPropertyValue('--per-row')).toBe('7');
  });

  it('stay open for the configured time after the pointer leaves, and longer if it returns', async () => {
    const header = await mountMenu({ site: { dropdownBlurMs: 3_000 } });
    await header.hover();
    await header.waitForPanel();

    fireEvent.pointerLeave(header.entry(), { pointerType: 'mouse' });
    await header.advance(2_900);
    await header.hover();
    await header.advance(10_000);
    expect(header.panel()).not.toBeNull();
    fireEvent.pointerLeave(header.entry(), { pointerType: 'mouse' });
    await header.advance(2_999);
    expect(header.panel()).not.toBeNull();
    await header.advance(1);
    expect(header.panel()).toBeNull();
  });

  it('close when another category opens', async () => {
    const header = await mountMenu();
    await header.hover();
    await header.waitForPanel();

    await header.hover('Live casino');

    await header.waitForPanel('Live casino');
    expect(header.panel()).toBeNull();
  });

  it('open on focus, are skipped by Tab, and close after the configured time', async () => {
    const header = await mountMenu();

    await header.user.tab();
    expect(document.activeElement).toBe(header.category());
    await header.waitForPanel();
    expect([
      header.toggle().getAttribute('aria-expanded'),
      header.links().map(({ tabIndex }) => tabIndex),
    ]).toEqual(['true', [-1, -1]]);
    await header.user.tab();
    expect(document.activeElement).toBe(header.toggle());
    await header.user.tab();
    expect(document.activeElement).toBe(header.category('Live casino'));
    act(() => page().getByRole('link', { name: 'After' }).focus());
    await header.advance(199);
    expect(header.panel('Live casino')).not.toBeNull();
    await header.advance(1);

    expect([header.panel(), header.panel('Live casino')]).toEqual([null, null]);
  });

  it('are reached with the arrow keys: down enters, the others move, and back from the first one leaves', async () => {
    const header = await mountMenu();
    act(() => header.toggle().focus());
    await header.waitForPanel();
    const focusedIndex = () => header.links().findIndex((link) => link === document.activeElement);

    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowRight', 1],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowLeft', -1],
    ] as const) {
      await header.user.keyboard(`{${key}}`);
      expect([key, focusedIndex()]).toEqual([key, index]);
    }
    expect(document.activeElement).toBe(header.toggle());
  });

  it('are reached with Tab when opened with the button; Escape closes them and focuses the button', async () => {
    const header = await mountMenu();
    act(() => header.toggle().focus());
    await header.waitForPanel();

    await header.user.keyboard('{Enter}');
    expect(header.links().map(({ tabIndex }) => tabIndex)).toEqual([0, 0]);
    await header.user.tab();
    expect(document.activeElement).toBe(header.links()[0]);
    await header.user.keyboard('{Escape}');

    expect([header.panel(), document.activeElement]).toEqual([null, header.toggle()]);
    await header.user.keyboard('{Enter}');
    await header.waitForPanel();
    await header.user.keyboard('{Enter}');
    expect(header.panel()).toBeNull();
  });

  it('open on the first touch of the category, and the second touch follows its link', async () => {
    const header = await mountMenu();
    const touch = (): Promise<boolean> =>
      act(async () => {
        fireEvent.pointerDown(header.category(), { pointerType: 'touch' });
        return fireEvent.click(header.category());
      });

    expect(await touch()).toBe(false);
    await header.waitForPanel();
    expect(await touch()).toBe(true);
    await waitFor(() => expect(header.panel()).toBeNull());
  });
});

describe('[HEAD-07] choosing a provider', () => {
  it('of slots stores it for the session, opens the category filtered by it, and closes the menu', async () => {
    const header = await mountMenu();
    await header.hover();
    await header.waitForPanel();

    await header.user.click(header.links()[1] ?? document.body);

    expect([header.visited, header.sessionStorage.get('chosenVendor')]).toEqual([
      ['/games/rng?vassalage=HAZEL'],
      JSON.stringify({ gameType: 'RNG', vendorCode: 'HAZEL' }),
    ]);
    expect(header.panel()).toBeNull();
    const next = exampleRoot({ api: fakeApi(), sessionStorage: header.sessionStorage });
    expect(next.get(ChosenVendorStore).choice).toEqual({ gameType: 'RNG', vendorCode: 'HAZEL' });
  });

  it('of a category without stored providers follows its link and stores nothing', async () => {
    const header = await mountMenu();
    await header.hover('Live casino');
    await header.waitForPanel('Live casino');
    const [link] = header.links('Live casino');
    link?.addEventListener('click', (event) => event.preventDefault());

    await header.user.click(link ?? document.body);

    expect([header.visited, header.sessionStorage.get('chosenVendor')]).toEqual([[], undefined]);
    expect(link?.getAttribute('href')).toBe('/games/live?vassalage=VELVET');
  });
});
