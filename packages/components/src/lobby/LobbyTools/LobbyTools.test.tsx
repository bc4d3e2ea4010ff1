// @vitest-environment jsdom
import { gameListQuery, GameListStore, type RootStore } from '@livery/stores';
import { exampleBootstrap } from '@livery/stores/testing/exampleBootstrap';
import { exampleRoot } from '@livery/stores/testing/exampleRoot';
import { fakeApi } from '@livery/stores/testing/fakeApi';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { StoresProvider } from '../../core/stores.ts';
import { fakeIntersections } from '../../testing/fakeIntersections.ts';
import { LobbyTools } from './LobbyTools.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Creates a page's stores with its list. */
function createPage(): { root: RootStore; list: GameListStore; node: ReactNode } {
  const root = exampleRoot({ api: fakeApi(), bootstrap: exampleBootstrap({ site: {} }) });
  const list = new GameListStore({ list: root.query(gameListQuery), gameType: 'RNG' });
  const node = (
    <StoresProvider value={root}>
      <LobbyTools list={list} gameType="RNG" filters={['minBet']} arrangement="row" />
    </StoresProvider>
  );
  return { root, list, node };
}

beforeEach(() => void fakeIntersections());

it.each(['', '?bet=0.75&utm=mail'])(
  '[LOBB-02] [ROUTE-08] keeps a filter that was chosen before hydration of the address "%s"',
  async (search) => {
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    // The HTML comes from our own renderer, in a test.
    container.innerHTML = renderToString(createPage().node);
    const bet = container.querySelector('select');
    if (!bet) throw new Error('no list of bets');
    bet.selectedIndex = 1;
    const { root, list, node } = createPage();
    root.page.search = search;

    const mounted = await act(() => hydrateRoot(container, node));
    onTestFinished(() => act(async () => mounted.unmount()));

    expect(Number(bet.value)).toBeGreaterThan(0);
    expect(bet.value).not.toBe('0.75');
    expect(list.filters.minBet).toBe(Number(bet.value));
    const query = new URLSearchParams(root.page.search);
    expect([query.get('bet'), query.get('utm')]).toEqual([
      bet.value,
      new URLSearchParams(search).get('utm'),
    ]);
  },
);
