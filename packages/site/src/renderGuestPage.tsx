import { ApiClient, callSiteOf, TransportError } from '@livery/api';
import { PlainHtmlProvider } from '@livery/components/PlainHtmlProvider';
import type { Bootstrap, GuestPage, GuestPageInput, RenderGuestPage } from '@livery/model';
import { renderResilient, type RenderAttempt } from '@livery/renderer';
import { noInstallation, RootStore } from '@livery/stores';
import { I18nextTranslator } from '@livery/stores/I18nextTranslator';
import { enableStaticRendering } from 'mobx-react-lite';
import { prerender } from 'react-dom/static';
import { App } from './App.tsx';
import { firstChunksOf, prepare } from './registry.ts';
import { renderContext } from './renderContext.tsx';

enableStaticRendering(true);

/** Renders a page for a guest. The bootstrap is the only input: no clock, cookie or query. */
export const renderGuestPage: RenderGuestPage = async ({
  bootstrap,
}: GuestPageInput): Promise<GuestPage> => {
  await prepare(bootstrap);
  let formats: GuestPage['formats'] = {};
  const { html, failures } = await renderResilient(async (attempt) => {
    const root = guestStores(bootstrap);
    // The last attempt is the page.
    formats = root.locale.formats.record();
    return renderOnce(root, attempt);
  });
  const heroImage = heroImageOf(bootstrap);
  return {
    html,
    formats,
    failures,
    chunks: firstChunksOf(bootstrap),
    ...(heroImage === undefined ? {} : { heroImage }),
  };
};

async function renderOnce(root: RootStore, attempt: RenderAttempt): Promise<string> {
  const { prelude } = await prerender(
    <PlainHtmlProvider>
      <App root={root} context={renderContext(root, attempt)} />
    </PlainHtmlProvider>,
    {
      // Disables chunking, because React would write inline scripts for late parts.
      progressiveChunkSize: 1e9,
      // The promise rejects as well; the failing node is then found and left out.
      onError: () => undefined,
    },
  );
  return new Response(prelude).text();
}

function guestStores(bootstrap: Bootstrap): RootStore {
  const emptyStorage = { get: () => undefined, set: () => undefined, remove: () => undefined };
  const api = new ApiClient({
    transport: () => Promise.reject(new TransportError('aborted')),
    seal: ({ body, send }) => send(body),
    site: () => callSiteOf(bootstrap.site.site, bootstrap.language.code),
  });
  return new RootStore({
    bootstrap,
    api,
    clock: { nowMs: () => 0, elapsedMs: () => 0, every: () => () => undefined },
    localStorage: emptyStorage,
    sessionStorage: emptyStorage,
    preferences: { read: () => ({}), apply: () => undefined },
    navigation: {
      go: () => undefined,
      load: () => undefined,
      prepare: () => Promise.resolve(true),
    },
    patterns: { test: () => Promise.resolve(undefined) },
    translator: new I18nextTranslator(),
    locks: undefined,
    phone: undefined,
    installation: noInstallation,
    report: () => undefined,
    cookies: () => '',
  });
}

/** Returns the first banner of the route, which is the main image of the first screen. */
function heroImageOf({ route, site, assets }: Bootstrap): string | undefined {
  const group =
    route.bannerGroup === undefined ? undefined : site.banners.groups[route.bannerGroup];
  const url = group?.[0]?.url;
  return url === undefined ? undefined : assets[url];
}
