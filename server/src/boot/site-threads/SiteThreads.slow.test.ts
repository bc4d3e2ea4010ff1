import { expect, it, onTestFinished } from 'vitest';
import { largeBrandFolders, type BrandFolders } from '../../testing/brandFolders.ts';
import { schemas } from '../../testing/schemas.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { TenantSource } from '../../brands/TenantSource.ts';
import { SiteThreads } from './SiteThreads.ts';
import { tenantFolder } from '../tenantFolder.ts';

/**
 * Reloads all brands after two changes of their base. Measures the CPU time of the serving thread
 * and the requests that it answers meanwhile.
 */
async function reloadAll(
  folders: BrandFolders,
  tenants: TenantSource,
): Promise<{ cpuMs: number; answered: number }> {
  await using server = await startTestServer({
    operator: { origin: 'http://127.0.0.1:9' },
    tenants,
  });
  const { registry } = server.server;
  const change = () =>
    folders.edit('_base/flags.json', ({ flags }) => {
      flags[`extra${Object.keys(flags).length}`] = { value: true };
    });
  const versions = () => new Set(registry.entries().map(({ live }) => live?.version));
  const first = versions();

  change();
  const before = process.threadCpuUsage();
  await registry.refresh('_base');
  const { user, system } = process.threadCpuUsage(before);
  expect([...versions()].filter((version) => first.has(version))).toEqual([]);

  change();
  const progress = { isOver: false, answered: 0 };
  const reading = registry.refresh('_base').finally(() => {
    progress.isOver = true;
  });
  for (; !progress.isOver; progress.answered += 1)
    expect((await server.request('/robots.txt', { host: 'brand7.example' })).status).toBe(200);
  await reading;
  return { cpuMs: (user + system) / 1000, answered: progress.answered };
}

it(
  'keeps answering while all brands are reloaded, at little CPU cost of the main thread',
  { timeout: 120_000 },
  async () => {
    using folders = largeBrandFolders(...Array.from({ length: 60 }, (_, index) => `brand${index}`));
    const tenants: TenantSource = {
      ...tenantFolder({ root: folders.tenants, schemas }),
      watch: () => () => undefined,
    };

    const threads = new SiteThreads({ folders: folders.folders });
    onTestFinished(() => threads.close());

    const onMainThread = await reloadAll(folders, tenants);
    const onThreads = await reloadAll(folders, { ...tenants, reading: threads.reading });

    // A twentieth on an idle machine.
    expect(onThreads.cpuMs / onMainThread.cpuMs).toBeLessThan(0.25);
    expect(onThreads.answered).toBeGreaterThan(onMainThread.answered);
  },
);
