import { truncateSync } from 'node:fs';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { brandFolders } from '../../testing/brandFolders.ts';
import { passTimeUntilSettled } from '../../testing/passDeadlines.ts';
import { schemas } from '../../testing/schemas.ts';
import { unpackSite } from '../../snapshots/PackedSite.ts';
import type { TenantProblem } from '../../brands/TenantSource.ts';
import { TaskThread } from '../../threads/TaskThread.ts';
import { SiteThreads } from './SiteThreads.ts';
import type { SiteReply, SiteTask } from './siteTasks.ts';
import { tenantFolder } from '../tenantFolder.ts';

const timeout = 60_000;
const noFolders = { tenants: '', snapshots: '', repository: '', compiled: '' };
const open: SiteThreads[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const threads of open.splice(0)) threads.close();
});

function threadsOf(options: ConstructorParameters<typeof SiteThreads>[0]): SiteThreads {
  const threads = new SiteThreads({ maxCpuMs: timeout, ...options });
  open.push(threads);
  return threads;
}

const foundProblem = { code: 'LV201', message: 'is wrong', file: 'hangs', line: 1, column: 1 };

/** Thread program that reads no folders; the brand's name selects its behaviour. */
const failingProgram = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  const fates = {
    exits: () => process.exit(3),
    throws: () => setImmediate(() => { throw new Error('no luck') }),
    grows: () => { for (const all = [];;) all.push(new Array(10_000).fill({})) },
    hangs: () => {
      parentPort.postMessage({ progress: [${JSON.stringify(foundProblem)}] });
      for (;;);
    },
    good: () => parentPort.postMessage({ kind: 'load', loaded: { problems: [] } }),
  };
  parentPort.on('message', ({ brand }) => fates[brand]());
`)}`,
);

it(
  'reads a brand on a thread with the same result as on the main thread, including problems',
  { timeout },
  async () => {
    using folders = brandFolders('coral', 'reef');
    truncateSync(folders.at('reef/site.json'), 20);
    const load = threadsOf({ folders: folders.folders }).reading();
    const loadLocally = tenantFolder({ root: folders.tenants, schemas }).reading();

    const [threaded, local] = [await load('coral'), await loadLocally('coral')];
    expect(threaded).toEqual(local);
    expect(threaded.packed && unpackSite(threaded.packed).site.name).toBe('coral');
    // A transferred buffer must have exactly the size of its content.
    expect(threaded.packed?.bytes.buffer.byteLength).toBe(threaded.packed?.bytes.length);
    expect(await load('reef')).toEqual(await loadLocally('reef'));
    expect((await load('reef')).problems).not.toEqual([]);
  },
);

/** Problem of a brand whose thread ended. */
function unread(brand: string, message: string) {
  const words = expect.stringMatching(`^could not be read: .*${message}`);
  return { code: 'LV101', message: words, file: brand, line: 1, column: 1 };
}

it.each([
  ['exits', 'its thread ended with 3'],
  ['throws', 'its thread ended: no luck'],
  ['grows', 'its thread ended: Worker terminated due to reaching memory limit'],
])(
  'reports why the thread of a brand that %s ended, and reads the others on a new thread',
  { timeout },
  async (brand, message) => {
    const threads = threadsOf({
      folders: noFolders,
      program: failingProgram,
      heapMb: 24,
      maxThreads: 1,
    });
    const load = threads.reading();

    const results = await Promise.allSettled(['good', brand, 'good'].map(load));

    expect(results).toEqual([
      { status: 'fulfilled', value: { problems: [] } },
      { status: 'fulfilled', value: { isUnread: true, problems: [unread(brand, message)] } },
      { status: 'fulfilled', value: { problems: [] } },
    ]);
  },
);

it('posts the problems that are found before the last checks', { timeout }, async () => {
  using folders = brandFolders('coral');
  folders.edit('coral/site.json', (site) => Object.assign(site, { nmae: 'Coral' }));
  const thread = new TaskThread<SiteTask, SiteReply, readonly TenantProblem[]>({
    program: new URL('./siteThread.ts', import.meta.url),
    workerData: folders.folders,
    heapMb: 512,
    maxCpuMs: timeout,
  });
  onTestFinished(() => thread.end());
  const found: TenantProblem[] = [];

  await thread.run(
    { kind: 'load', brand: 'coral', reading: 1 },
    { onProgress: (problems) => found.push(...problems) },
  );

  expect(found).toEqual([
    expect.objectContaining({ code: 'LV203', file: folders.at('coral/site.json') }),
  ]);
});

it(
  'stops the thread of a brand that hangs at the deadline, with what it has found, and reads the others on a new thread',
  { timeout },
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const threads = threadsOf({
      folders: noFolders,
      program: failingProgram,
      maxCpuMs: 2_000,
      maxThreads: 1,
    });

    const loads = ['good', 'hangs', 'good'].map(threads.reading());
    const results = Promise.allSettled(loads);
    await loads[0];
    await passTimeUntilSettled({ advance: (ms) => vi.advanceTimersByTime(ms) }, loads[1]);

    expect(await results).toEqual([
      { status: 'fulfilled', value: { problems: [] } },
      {
        status: 'fulfilled',
        value: { isUnread: true, problems: [unread('hangs', 'was stopped'), foundProblem] },
      },
      { status: 'fulfilled', value: { problems: [] } },
    ]);
  },
);

it(
  'starts one thread for few brands, two for many, and ends them when idle',
  { timeout },
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const threads = threadsOf({ folders: noFolders, program: failingProgram, maxThreads: 2 });
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
  },
);
