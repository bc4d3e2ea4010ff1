import { ApiClient, attempt, callSiteOf, report } from '@livery/api';
import { ChunkError, untrustedEntry, watchChunks } from '@livery/components';
import type { Bootstrap, NodeFailure, PageBootstrap } from '@livery/model';
import { RootStore, type NavigationPort } from '@livery/stores';
import { sealLate, sendLate, solveLate } from './lateCalls.ts';
import { browserInstallation } from './browserInstallation.ts';
import { browserStorage } from './browserStorage.ts';
import { LateNavigator } from '../navigation/LateNavigator.ts';
import { PageActivity } from '../navigation/PageActivity.ts';
import { preferenceCookie } from './preferenceCookie.ts';
import { prepare } from '../registry.ts';

/** Creates the stores with the browser's network, clock, storage and address bar. */
export function browserStores(bootstrap: Bootstrap): {
  root: RootStore;
  navigator: LateNavigator;
  activity: PageActivity;
} {
  const activity = new PageActivity();
  const load = (address: string): void => window.location.assign(address);
  const navigator = new LateNavigator({
    path: () => window.location.pathname,
    // Keeps the state of the entry, because it may record the player's consent.
    replaceAddress: (address) => window.history.replaceState(window.history.state, '', address),
    load,
    loadInstead: (address) => window.location.replace(address),
    loadUntrusted: (address, { replace }) => {
      // As the router writes it. A reload keeps the state of the entry.
      const state = { key: 'document', usr: untrustedEntry };
      if (replace) window.history.replaceState(state, '', address);
      else window.history.pushState(state, '', address);
      window.location.reload();
    },
    every: repeat,
  });
  const api = new ApiClient({
    transport: async (request) => {
      const reply = await activity.track(sendLate(request));
      if (reply.status === 401) root.session.end();
      return reply;
    },
    seal: sealLate,
    solve: bootstrap.site.site.botCheck.kind === 'none' ? undefined : solveLate,
    site: () => callSiteOf(bootstrap.site.site, root.locale.language.code),
  });
  const root: RootStore = new RootStore({
    bootstrap,
    api,
    clock: {
      nowMs: () => Date.now(),
      elapsedMs: () => performance.now(),
      every: repeat,
    },
    localStorage: browserStorage(() => window.localStorage),
    sessionStorage: browserStorage(() => window.sessionStorage),
    translator: undefined,
    locks: window.navigator.locks,
    phone: undefined,
    installation: browserInstallation(),
    preferences: preferenceCookie,
    cookies: () => document.cookie,
    navigation: {
      go: (address, options) => navigator.go(address, options),
      load,
      prepare: (page, options) => prepared(root, page, options),
    },
    patterns: {
      test: (...args) =>
        import('./browserPatterns.ts').then(
          ({ browserPatterns }) => browserPatterns.test(...args),
          () => undefined,
        ),
    },
    report: (failure) => void sendReport(api, bootstrap, failure),
  });
  watchChunks({
    timeoutMs: bootstrap.site.site.chunkTimeoutMs,
    isGone,
    reload: () => ifReachable(() => window.location.reload()),
    onFailure: root.chunks.fail,
    track: (load) => activity.track(load),
  });
  return { root, navigator, activity };
}

/** Chunks that a navigation could not load. */
const failedChunks = new Set<string>();

/**
 * Loads the chunks of a page. Resolves to false and reports the chunk if one fails to load; loads
 * the page as a document if the same one fails again.
 */
async function prepared(
  root: RootStore,
  page: PageBootstrap,
  { address, retry }: Parameters<NavigationPort['prepare']>[1],
): Promise<boolean> {
  try {
    await prepare(page);
    return true;
  } catch (error) {
    if (!(error instanceof ChunkError)) throw error;
    const { chunk, fault } = error;
    const isRepeated = failedChunks.has(chunk) && fault !== 'timeout';
    failedChunks.add(chunk);
    if (!isRepeated || !(await ifReachable(() => window.location.assign(address))))
      root.chunks.fail({ chunk, fault, retry });
    return false;
  }
}

/** Loads a document if the server answers, because the page would be lost without it. */
async function ifReachable(load: () => void): Promise<boolean> {
  const isReachable = await fetch(window.location.pathname, {
    method: 'HEAD',
    cache: 'no-store',
  }).then(
    () => true,
    () => false,
  );
  if (isReachable) load();
  return isReachable;
}

/**
 * Returns whether a module no longer exists, because `import()` does not report the reason of a
 * failure.
 */
async function isGone(address: string): Promise<boolean> {
  const reply = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return reply?.status === 404;
}

function repeat(periodMs: number, callback: () => void): () => void {
  const timer = setInterval(callback, periodMs);
  return () => clearInterval(timer);
}

/**
 * Sends a failure report. Ignores API errors, so that a failed report causes no further failure.
 */
async function sendReport(
  api: ApiClient,
  { version }: Bootstrap,
  { page, node, component, message }: NodeFailure,
): Promise<void> {
  await attempt(
    api.call(report, {
      kind: 'node',
      page,
      node,
      component,
      message: message.slice(0, 500),
      version,
    }),
  );
}
