import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { publish } from '../../fixtures/brandStatus.ts';
import { environment } from '../../fixtures/environment.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { textOf } from '../../browser/texts/textsOf.ts';

test.use({ serviceWorkers: 'allow' });

const lost = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/;

/** Waits until the service worker has cached the offline page, and returns it. */
function cachedText(page: Page): Promise<string> {
  return page.evaluate(async () => (await caches.match('/_livery/offline'))?.text() ?? '');
}

async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  // The service worker starts some time after the page.
  await page.clock.runFor(2_000);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

test('the brand’s offline page is shown without a network in the visitor’s language, and cached pages are never shown online', async ({
  ownBrand: brand,
  context,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(lost);
  await openWithWorker(page, brand.url('/?lang=TY'));
  await expect.poll(() => cachedText(page)).toContain('Wala kang koneksyon');
  await page.reload();
  await hydrated(page);

  await context.setOffline(true);
  await page.goto(brand.url('/rng'));
  await expect(
    page.getByRole('heading', { name: await textOf(brand.folder, 'TY', 'offline.title') }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: 'Lagoon' })).toBeVisible();

  await context.setOffline(false);
  await publish(brand, () =>
    brand.edit('site.json', (site) => {
      site.name = 'Renamed';
    }),
  );
  await page.getByRole('link', { name: await textOf(brand.folder, 'TY', 'error.reload') }).click();
  await expect(page).toHaveTitle(/Renamed/);
});

test('the service worker caches files of the build and the brand, but no documents, calls or replies', async ({
  brand,
  page,
}) => {
  await openWithWorker(page, brand.url('/?lang=EN'));
  await expect
    .poll(() => cachedText(page))
    .toContain(await textOf(brand.folder, 'EN', 'offline.title'));
  await page.reload();
  await hydrated(page);
  await page.goto(brand.url('/rng'));
  await hydrated(page);
  const paths = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    return all;
  });
  expect(paths.filter((path) => path.startsWith('/build/')).length).toBeGreaterThan(5);
  expect(paths.filter((path) => !/^\/(?:assets|build)\//.test(path))).toEqual(['/_livery/offline']);
});

test('a visitor whom an earlier site’s service worker shows that site sees the brand after one visit', async ({
  brand,
  page,
}) => {
  await using host = await hostThatMoves(brand.host);
  await page.goto(host.url('/#/lobby'));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect(page).toHaveTitle('Earlier site');
  const loads: string[] = [];
  page.on('domcontentloaded', (loaded) => loads.push(loaded.url()));
  host.moveTo(environment.port);

  await page.goto('about:blank');
  await page.goto(host.url('/#/lobby'));

  await expect(page).toHaveTitle(/Lagoon/);
  await hydrated(page);
  expect(loads).toEqual(['about:blank', host.url('/#/lobby'), host.url('/')]);
  expect(await page.evaluate(() => caches.keys())).not.toContain('earlier');
  await page.reload();
  await expect(page).toHaveTitle(/Lagoon/);
});

/** Host whose earlier site is kept by a service worker, and which then leads to the server. */
async function hostThatMoves(host: string) {
  const earlier = new Map([
    [
      '/',
      [
        'text/html',
        '<title>Earlier site</title><script>navigator.serviceWorker.register("/service-worker.js")</script>',
      ],
    ],
    [
      '/service-worker.js',
      [
        'text/javascript',
        `addEventListener('install', (event) => event.waitUntil(caches.open('earlier').then((cache) => cache.add('/'))));
         addEventListener('activate', (event) => event.waitUntil(clients.claim()));
         addEventListener('fetch', (event) => event.respondWith(
           caches.match(event.request).then((cached) => cached ?? fetch(event.request))));`,
      ],
    ],
  ]);
  let target: string | undefined;
  const server = createServer((incoming, outgoing) => {
    if (target === undefined) {
      const [type, text] = earlier.get(incoming.url ?? '') ?? [];
      outgoing.writeHead(text === undefined ? 404 : 200, { 'content-type': type ?? 'text/plain' });
      outgoing.end(text);
      return;
    }
    const { method, url: path, headers } = incoming;
    const forwarded = request(
      { host: '127.0.0.1', port: target, method, path, headers },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an `AddressInfo`.
  const { port } = server.address() as AddressInfo;
  return {
    url: (path: string) => `http://${host}:${port}${path}`,
    moveTo: (serverPort: string) => {
      target = serverPort;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
