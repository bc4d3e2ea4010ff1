import { english } from '../../browser/texts/english.ts';
import { join } from 'node:path';
import { bootstrapOf } from '../../http/bootstrapOf.ts';
import { serverStatus } from '../../fixtures/brandStatus.ts';
import { environment } from '../../fixtures/environment.ts';
import { freePort } from '@livery/testing/freePort';
import { hostRequest } from '../../http/hostRequest.ts';
import { ProgramProcess } from '@livery/testing/ProgramProcess';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { textOf } from '../../browser/texts/textsOf.ts';

/** Nodes that validation rejects, but that an older program may meet in a newer folder. */
const bad = {
  nodes: {
    unknown: { use: 'HoloDeck', props: { title: 'No such component' } },
    missed: { use: 'HoloDeck', essential: true },
    oddBinding: { use: 'LiveClock', props: { format: { $since: 'tomorrow' } } },
    wrongProp: { use: 'MessagePanel', props: { title: { plain: 'object' } } },
    noProps: { use: 'TextBlock', props: ['title'] },
    throws: { use: 'MenuBar', props: { menu: 'broken', label: 'Broken' } },
    throwsLate: { use: 'BannerCarousel', props: { group: 'w_broken', look: 'strip' } },
  },
  // Read during rendering, where a value that is no list makes the component throw.
  banners: { w_broken: 7 },
  menus: { broken: 7 },
};
/** Components that fail on the server; a late component fails in the browser alone. */
const components: Readonly<Record<string, string>> = {
  unknown: 'HoloDeck',
  missed: 'HoloDeck',
  oddBinding: 'LiveClock',
  wrongProp: 'MessagePanel',
  noProps: 'TextBlock',
  throws: 'MenuBar',
};

test('[CONF-06] an unknown component, bad props and a throwing component fail only their own nodes, and the status reports each', async ({
  brand,
  page,
  expectedComplaints,
}) => {
  const [port, adminPort] = await Promise.all([freePort(), freePort()]);
  const server = await ProgramProcess.start({
    script: join(import.meta.dirname, '../../fixtures/patchedServer.ts'),
    log: `${environment.serverLog}.${brand.id}`,
    health: `http://127.0.0.1:${adminPort}/healthz`,
    env: {
      PATCHED_BRAND: brand.id,
      PATCH: JSON.stringify(bad),
      LIVERY_TENANTS: environment.tenants,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      SANDBOX_PORT: environment.sandboxPort,
    },
  });
  try {
    // The browser logs the same nodes in its own words.
    expectedComplaints.push(
      /flatMap is not a function/,
      /filter is not a function/,
      /Minified React error|hydrat/i,
    );
    // A server that has just started may send its first documents without data or content. The
    // browser opens the page once the documents are complete, because it reports the failing nodes
    // it finds.
    const document = async (): Promise<string> =>
      (await hostRequest(brand.host, '/', { port: String(port) })).body;
    await expect
      .poll(async () => {
        const html = await document();
        return ['Top slots', english('home.live')].filter(
          (heading) => !html.includes(`${heading}</`),
        );
      })
      .toEqual([]);
    await page.goto(`http://${brand.host}:${port}/`);
    const html = await document();
    expect(Object.keys(bootstrapOf(html).page.nodes)).toEqual(
      expect.arrayContaining(Object.keys(bad.nodes)),
    );

    const named = async (kind: string): Promise<string[]> => {
      const { brands } = await serverStatus(String(adminPort));
      const reports = brands.find(({ brand: id }) => id === brand.id)?.reports ?? [];
      const reported = reports
        .filter(
          (report) =>
            report.kind === kind &&
            report.message !== '' &&
            !report.message.startsWith('rendering took longer'),
        )
        .map(({ page: name, node, component }) => `${name}/${node} ${component}`);
      return [...new Set(reported)].toSorted();
    };
    const all = Object.entries(components)
      .map(([node, component]) => `home/${node} ${component}`)
      .toSorted();
    expect(await named('render')).toEqual(all);

    await hydrated(page);
    await expect(page.getByRole('heading', { name: english('home.slots') })).toBeVisible();
    await expect(page.getByRole('heading', { name: english('home.live') })).toBeVisible();
    await expect(
      page
        .getByRole('navigation', { name: english('nav.main') })
        .getByRole('link', { name: english('category.RNG'), exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('timer')).toHaveCount(0);
    // An essential component is never omitted silently.
    await expect(
      page.getByText(await textOf(brand.folder, 'EN', 'error.node'), { exact: true }),
    ).toHaveCount(1);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: await textOf(brand.folder, 'EN', 'error.reload') }),
    ).toBeVisible();
    // The browser reports a component that throws there.
    await expect
      .poll(() => named('node'), { intervals: [100] })
      .toEqual(
        expect.arrayContaining([
          'home/throws MenuBar',
          'home/throwsLate BannerCarousel',
          'home/wrongProp MessagePanel',
        ]),
      );
    // The page continues to work.
    await page
      .getByRole('navigation', { name: english('nav.main') })
      .getByRole('link', { name: english('category.RNG'), exact: true })
      .click();
    await expect(
      page.getByRole('heading', { name: english('category.RNG'), exact: true }),
    ).toBeVisible();
  } finally {
    // Leaves the page, because it would log errors once its server stops.
    await page.goto('about:blank');
    await server.end();
  }
});
