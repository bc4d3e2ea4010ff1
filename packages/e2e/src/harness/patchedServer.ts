/**
 * A server of its own for one brand, changed after it was found valid, as a newer folder would be
 * to an older program. From the environment: PATCHED_BRAND, PATCH (JSON: `nodes` for the home page,
 * `banners` for the banner groups), and what the run's server has.
 */
import { loadSchemas, loadSite } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { callNames } from '@livery/api';
import type { PageDocument, Site } from '@livery/model';
import { builtSite } from '@livery/server';
import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sitesSource, startTestServer } from '../../../../server/src/testing/startTestServer.ts';

const root = join(import.meta.dirname, '../../../..');
const {
  PATCHED_BRAND: brand = '',
  PATCH: patch = '{}',
  LIVERY_TENANTS: tenants = '',
  PORT: port,
  ADMIN_PORT: adminPort,
  SANDBOX_PORT: sandboxPort,
} = process.env;

const source = directorySource(tenants);
const { site, problems } = await loadSite({
  source,
  brand,
  schemas: await loadSchemas(directorySource(root)),
  calls: callNames,
});
if (!site) throw new Error(`${brand} is not valid: ${JSON.stringify(problems)}`);

const assets = join(root, 'packages/site/dist/client/assets');
const { server } = await startTestServer({
  ...(await builtSite()),
  tenants: {
    ...sitesSource([patched(site)]),
    read: async (file) => Buffer.from(await source.read(file)),
  },
  // The brand's own keys are agreed with the run's operator; nobody signs in here.
  operator: { origin: `http://127.0.0.1:${sandboxPort}` },
  publicPort: Number(port),
  secretOf: () => Buffer.alloc(32).toString('base64'),
  clientFiles: {
    asset: (name) => (existsSync(join(assets, name)) ? readFile(join(assets, name)) : undefined),
    top: () => undefined,
  },
});
createServer(server.app).listen(Number(port), '127.0.0.1');
createServer(server.admin).listen(Number(adminPort), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));

function patched(valid: Site): Site {
  // Not what the types promise: that is the point.
  const { nodes, banners } = JSON.parse(patch) as {
    nodes: PageDocument['nodes'];
    banners: Site['banners']['groups'];
  };
  const { home } = valid.pages;
  const page = home?.nodes.page;
  if (!home || !page || !Array.isArray(page.slots?.default))
    throw new Error('the home page has no stack to put nodes into');
  const slots = { ...page.slots, default: [...Object.keys(nodes), ...page.slots.default] };
  return {
    ...valid,
    version: `${valid.version}-patched`,
    pages: {
      ...valid.pages,
      home: { ...home, nodes: { ...home.nodes, ...nodes, page: { ...page, slots } } },
    },
    banners: { ...valid.banners, groups: { ...valid.banners.groups, ...banners } },
  };
}
