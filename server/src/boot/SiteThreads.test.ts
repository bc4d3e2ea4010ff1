import { truncateSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { brandFolders, schemas, type BrandFolders } from '../testing/brandFolders.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { unpackSite } from '../tenants/PackedSite.ts';
import type { TenantSource } from '../tenants/TenantSource.ts';
import { SiteThreads } from './SiteThreads.ts';
import { tenantFolder } from './tenantFolder.ts';

const timeout = 60_000;
const nowhere = { tenants: '', kept: '', repository: '', compiled: '' };
const open: SiteThreads[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const threads of open.splice(0)) threads.close();
});

function threadsOf(options: ConstructorParameters<typeof SiteThreads>[0]): SiteThreads {
  const threads = new SiteThreads(options);
  open.push(threads);
  return threads;
}

/** A program that reads nothing, and does what a brand is called. */
const fates = new URL(`data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  const fates = {
    exits: () => process.exit(3),
    throws: () => setImmediate(() => { throw new Error('no luck') }),
    grows: () => { for (const all = [];;) all.push(new Array(10_000).fill({})) },
    hangs: () => { for (;;); },
    good: () => parentPort.postMessage({ kind: 'load', loaded: { problems: [] } }),
  };
  parentPort.on('message', ({ brand }) => fates[brand]());
`)}`);

it('reads a brand on a thread as it is read here, problems and places included', { timeout }, async () => {
  using folders = brandFolders('coral', 'reef');
  truncateSync(folders.at('reef/site.json'), 20);
  const load = threadsOf({ folders: folders.folders }).reading();
  const here = tenantFolder({ root: folders.tenants, schemas }).reading();

  const [there, local] = [await load('coral'), await here('coral')];
  expect(there).toEqual(local);
  expect(there.packed && unpackSite(there.packed.bytes).site.name).toBe('coral');
  // What crossed is of its very size, and nobody else's.
  expect(there.packed?.bytes.buffer.byteLength).toBe(there.packed?.bytes.length);
  expect(await load('reef')).toEqual(await here('reef'));
  expect((await load('reef')).problems).not.toEqual([]);
});

it.each([
  ['exits', 'its thread ended with 3'],
  ['throws', 'its thread ended: no luck'],
  ['grows', 'its thread ended: Worker terminated due to reaching memory limit'],
  ['hangs', 'it took longer than 2 s and was stopped'],
])('says of a brand that %s what became of its thread, and reads the others on another', { timeout }, async (brand, sentence) => {
  const threads = threadsOf({ folders: nowhere, program: fates, heapMb: 24, deadlineMs: 2_000, most: 1 });
  const load = threads.reading();

  const results = await Promise.allSettled(['good', brand, 'good'].map(load));

  expect(results).toEqual([
    { status: 'fulfilled', value: { problems: [] } }, { status: 'rejected', reason: expect.objectContaining({ message: expect.stringContaining(sentence) }) },
    { status: 'fulfilled', value: { problems: [] } },
  ]);
});

it('has one thread for few brands and two for many, and none when it was quiet for a while', { timeout }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const threads = threadsOf({ folders: nowhere, program: fates, most: 2 });
  const load = threads.reading();
  expect(threads.running).toBe(0);

  await load('good');
  vi.advanceTimersByTime(59_000);
  expect(threads.running).toBe(1);
  await load('good');
  vi.advanceTimersByTime(59_000);
  expect(threads.running).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(threads.running).toBe(0);

  await Promise.all(Array.from({ length: 20 }, () => load('good')));
  expect(threads.running).toBe(2);
  vi.advanceTimersByTime(5_000);
  expect(threads.running).toBe(0);
});

/** All brands follow a change of their base, twice: what it costs the thread that serves, and how many requests that one answers meanwhile. */
async function reloadAll(folders: BrandFolders, tenants: TenantSource): Promise<{ cpuMs: number; answered: number }> {
  await using server = await startTestServer({ operator: { origin: 'http://127.0.0.1:9' }, tenants });
  const { registry } = server.server;
  const change = () => folders.edit('_base/flags.json', ({ flags }) => {
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
  for (; !progress.isOver; progress.answered += 1) expect((await server.ask('/robots.txt', { host: 'brand7.example' })).status).toBe(200);
  await reading;
  return { cpuMs: (user + system) / 1000, answered: progress.answered };
}

it('goes on answering while every brand is read again, and spends next to nothing on that', { timeout: 120_000 }, async () => {
  using folders = brandFolders(...Array.from({ length: 60 }, (_, index) => `brand${index}`));
  const tenants: TenantSource = { ...tenantFolder({ root: folders.tenants, schemas }), watch: () => () => undefined };

  const here = await reloadAll(folders, tenants);
  const there = await reloadAll(folders, { ...tenants, reading: threadsOf({ folders: folders.folders }).reading });

  // A twentieth, on a quiet machine.
  expect(there.cpuMs / here.cpuMs).toBeLessThan(0.25);
  expect(there.answered).toBeGreaterThan(here.answered);
});
