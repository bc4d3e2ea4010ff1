import { ApiClient, ApiError, callSiteOf, report } from '@livery/api';
import type { Bootstrap, NodeFailure, PageBootstrap } from '@livery/contract';
import { RootStore } from '@livery/stores';
import { axiosTransport } from './axiosTransport.ts';
import { browserStorage } from './browserStorage.ts';
import type { Navigator } from './BrowserRouting.tsx';
import { preferenceCookie } from './preferenceCookie.ts';
import { prepare } from './registry.ts';

/** The stores of a browser, on its real network, clock, storage and address bar. */
export function browserStores(bootstrap: Bootstrap): { root: RootStore; navigator: Navigator } {
  const navigator: Navigator = { push: (address) => window.location.assign(address) };
  const api = new ApiClient({
    transport: axiosTransport({ onUnauthorised: () => root.session.end() }),
    site: () => callSiteOf(bootstrap.site.site, root.locale.language.code),
  });
  const root: RootStore = new RootStore({
    bootstrap, api,
    clock: { now: () => Date.now(), every: (periodMs, callback) => repeat(periodMs, callback) },
    localStorage: browserStorage(() => window.localStorage),
    sessionStorage: browserStorage(() => window.sessionStorage),
    preferences: preferenceCookie,
    navigation: { push: (address) => navigator.push(address), load: (address) => window.location.assign(address), prepare: prepareOrFail },
    report: (failure) => void sendReport(api, bootstrap, failure),
  });
  return { root, navigator };
}

/** A part of the program that does not arrive is a failed call to whoever waits for the page: the page before it stays. */
async function prepareOrFail(page: PageBootstrap): Promise<void> {
  await prepare(page).catch((cause: unknown) => {
    throw new ApiError({ code: 'network_failed', call: 'prepare', cause });
  });
}

function repeat(periodMs: number, callback: () => void): () => void {
  const timer = setInterval(callback, periodMs);
  return () => clearInterval(timer);
}

/** A report that cannot be sent is no second fault. */
async function sendReport(api: ApiClient, { version }: Bootstrap, { page, node, component, message }: NodeFailure): Promise<void> {
  await api.call(report, { kind: 'node', page, node, component, message: message.slice(0, 500), version }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
