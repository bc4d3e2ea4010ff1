// @vitest-environment jsdom
import { stubMembers } from '@livery/testing/stubMembers';
import { contentId } from '@livery/components';
import { exampleBootstrap } from '@livery/stores/testing/exampleBootstrap';
import { exampleRoot } from '@livery/stores/testing/exampleRoot';
import { fakeApi, reply } from '@livery/stores/testing/fakeApi';
import { FakeClock } from '@livery/testing/FakeClock';
import { cleanup, render, waitFor } from '@testing-library/react';
import { autorun } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LateNavigator } from './LateNavigator.ts';
import { Routing } from './Routing.tsx';

const router = vi.hoisted(() => ({ isLoaded: Promise.withResolvers<void>() }));
vi.mock(import('./BrowserRouting.tsx'), async (importOriginal) => {
  await router.isLoaded.promise;
  return importOriginal();
});

const bootstrap = exampleBootstrap();
const scrolls: string[] = [];

beforeEach(() => {
  window.history.replaceState(null, '', '/?from=mail#terms');
  // jsdom does not scroll.
  stubMembers(Element.prototype, {
    scrollIntoView() {
      scrolls.push(`#${this.id}`);
    },
  });
  vi.stubGlobal('scrollTo', () => scrolls.push('top'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[ROUTE-02] [ROUTE-08] follows a link and keeps a query from before the router is loaded, without loading a document', async () => {
  const loads: string[] = [];
  const load = (address: string): void => void loads.push(address);
  const { every } = new FakeClock();
  const navigator = new LateNavigator({
    every,
    load,
    loadInstead: load,
    loadUntrusted: load,
    path: () => window.location.pathname,
    replaceAddress: (address) => window.history.replaceState(window.history.state, '', address),
  });
  const route = { name: 'slots', path: '/slots', params: {} };
  const root = exampleRoot({
    api: fakeApi({ getPage: [reply({ ...bootstrap, route })] }),
    navigation: {
      go: (...navigation) => navigator.go(...navigation),
      load,
      prepare: () => Promise.resolve(true),
    },
  });
  const { getByRole } = render(
    <>
      <main id={contentId} tabIndex={-1}>
        <h2 id="terms">Terms</h2>
        <a href="/slots?page=2">Slots</a>
      </main>
      <Routing root={root} navigator={navigator} />
    </>,
  );
  // The page reads its address before the router is loaded.
  expect(root.page.address).toBe('/?from=mail#terms');

  getByRole('link').click();
  expect(root.page.pending).toBeUndefined();
  // A list's filters reach the address late.
  root.page.replaceQuery('?from=mail&p=2');
  expect(window.location.search).toBe('?from=mail&p=2');
  const addresses: string[] = [];
  const stop = autorun(() => addresses.push(root.page.address));
  router.isLoaded.resolve();

  await waitFor(() => expect(root.page.address).toBe('/slots?page=2'));
  expect(window.location.pathname + window.location.search).toBe('/slots?page=2');
  await waitFor(() => expect(document.activeElement?.id).toBe(contentId));
  expect(scrolls.at(-1)).toBe('top');
  expect(addresses).toEqual(['/?from=mail&p=2#terms', '/slots?page=2']);
  expect(loads).toEqual([]);
  stop();
});
