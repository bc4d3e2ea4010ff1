// @vitest-environment jsdom
import type { GameVendorReply } from '@livery/model';
import type { RootStore } from '@livery/stores';
import { exampleBootstrap } from '@livery/stores/testing/exampleBootstrap';
import { exampleRoot } from '@livery/stores/testing/exampleRoot';
import { fakeApi } from '@livery/stores/testing/fakeApi';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { MenuBar } from '../shell/MenuBar/MenuBar.tsx';
import { StoresProvider } from '../core/stores.ts';
import { exampleGame, vendor } from '../testing/games.ts';
import { GameTile } from './GameTile/GameTile.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const menu: GameVendorReply = {
  data: { lanes: [{ gameType: 'RNG', vendors: [vendor('RNG', 'NOVA', 'Nova Reels')] }] },
};

/** Stores of a page that came without the operator's menu. */
function rootWithoutMenu(): RootStore {
  const bootstrap = exampleBootstrap({ texts: { 'category.RNG': 'Slots' }, site: {} });
  return exampleRoot({
    api: fakeApi(),
    bootstrap: {
      ...bootstrap,
      site: {
        ...bootstrap.site,
        menus: { menus: { main: [{ id: 'games', each: 'gameCategories' }] } },
        routes: {
          guardExempt: [],
          routes: { slots: { paths: ['/slots'], layout: 'main', page: 'slots', gameType: 'RNG' } },
        },
      },
    },
  });
}

/** Nodes with a text that needs the menu. */
const nodes = {
  GameTile: { node: <GameTile game={exampleGame(7)} />, text: 'Nova Reels' },
  MenuBar: { node: <MenuBar menu="main" look="footer" label="Main" />, text: 'Slots' },
} as const;

// Lazy parts hydrate after another component has loaded the menu or taken it from the storage.
it.each(['GameTile', 'MenuBar'] as const)(
  '%s hydrates as the server rendered it when the menu is known by then',
  async (name) => {
    const { node, text } = nodes[name];
    const page = (root: RootStore): ReactNode => (
      <StoresProvider value={root}>{node}</StoresProvider>
    );
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    // The HTML comes from our own renderer, in a test.
    container.innerHTML = renderToString(page(rootWithoutMenu()));
    expect(container.textContent).not.toContain(text);

    const root = rootWithoutMenu();
    root.vendors.menu.put({}, menu);
    const mismatches: unknown[] = [];
    const mounted = await act(() =>
      hydrateRoot(container, page(root), { onRecoverableError: (error) => mismatches.push(error) }),
    );
    onTestFinished(() => act(async () => mounted.unmount()));
    expect(mismatches).toEqual([]);
    expect(container.textContent).toContain(text);
  },
);
