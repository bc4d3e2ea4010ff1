import { truncateSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { brandFolders } from '../../testing/brandFolders.ts';
import { schemas } from '../../testing/schemas.ts';
import { unpackSite } from '../../snapshots/PackedSite.ts';
import { SiteThreads } from './SiteThreads.ts';
import { tenantFolder } from '../tenantFolder.ts';

const timeout = 60_000;
const noFolders = { tenants: '', snapshots: '', repository: '', compiled: '' };
const open: SiteThreads[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const threads of open.splice(0)) threads.close();
});

function threadsOf(options: ConstructorParameters<typeof SiteThreads>[0]): SiteThreads {
  const threads = new SiteThreads({ deadlineMs: timeout, ...options });
  open.push(threads);
  return threads;
}

/** Thread program that reads no folders; the brand's name selects its behaviour. */
const failingProgram = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  const fates = {
    exits: () => process.exit(3),
    throws: () => setImmediate(() => { throw new Error('no luck') }),
    grows: () => { for (const all = [];;) all.push(new Array(10_000).fill({})) },
    hangs: () => { for (;;); },
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
      {
        status: 'rejected',
        reason: expect.objectContaining({ message: expect.stringContaining(message) }),
      },
      { status: 'fulfilled', value: { problems: [] } },
    ]);
  },
);

it(
  'stops the thread of a brand that hangs at the deadline, and reads the others on a new thread',
  { timeout },
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const threads = threadsOf({
      folders: noFolders,
      program: failingProgram,
      deadlineMs: 2_000,
      maxThreads: 1,
    });

    const loads = ['good', 'hangs', 'good'].map(threads.reading());
    const results = Promise.allSettled(loads);
    await loads[0];
    await vi.advanceTimersByTimeAsync(2_000);

    expect(await results).toEqual([
      { status: 'fulfilled', value: { problems: [] } },
      {
        status: 'rejected',
        reason: expect.objectContaining({ message: 'it took longer than 2 s and was stopped' }),
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
