import { afterEach, expect, it } from 'vitest';
import { brandFolders } from '../../testing/brandFolders.ts';
import { inspectFolder } from '../../brands/folders/inspectFolder.ts';
import { FolderInspector } from './FolderInspector.ts';

const timeout = 60_000;
const open: FolderInspector[] = [];
afterEach(() => {
  for (const inspector of open.splice(0)) inspector.close();
});

function inspectorOf(options: ConstructorParameters<typeof FolderInspector>[0]): FolderInspector {
  const inspector = new FolderInspector(options);
  open.push(inspector);
  return inspector;
}

it('inspects on a thread with the same result as on the main thread', { timeout }, async () => {
  using folders = brandFolders('coral');
  const { inspect } = inspectorOf({ root: folders.tenants });

  const [coral, gone] = await Promise.all(['coral', 'gone'].map(inspect));

  expect(coral?.fingerprint).toBe(inspectFolder(folders.tenants, 'coral').fingerprint);
  expect(coral?.fingerprint).toEqual(expect.any(String));
  expect(gone).toEqual({ cpuMs: expect.any(Number) });
});

it(
  'measures the CPU time of its thread, however short each inspection is',
  { timeout },
  async () => {
    using folders = brandFolders('coral');
    const { inspect } = inspectorOf({ root: folders.tenants });
    await inspect('coral');
    const [whole, here] = [process.cpuUsage(), process.threadCpuUsage()];

    let cpuMs = 0;
    for (let count = 0; count < 300; count += 1) cpuMs += (await inspect('coral')).cpuMs ?? 0;

    const msOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
    const elsewhereMs = msOf(process.cpuUsage(whole)) - msOf(process.threadCpuUsage(here));
    // The other threads of the process are those of the compiler and the garbage collector.
    expect(cpuMs).toBeGreaterThan(0.4 * elsewhereMs);
    expect(cpuMs).toBeLessThan(1.1 * elsewhereMs);
  },
);

it('does not count the start of the thread to the deadline of a folder', { timeout }, async () => {
  const program = new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    const until = performance.now() + 1_500;
    while (performance.now() < until);
    parentPort.on('message', (brand) => parentPort.postMessage({ fingerprint: brand, cpuMs: 0 }));
  `)}`,
  );
  const { inspect } = inspectorOf({ root: '', program, deadlineMs: 1_000 });

  expect((await inspect('good')).fingerprint).toBe('good');
});

it('gives up a folder at the deadline and inspects the others', { timeout }, async () => {
  const program = new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (brand) => {
      if (brand === 'hangs') for (;;);
      parentPort.postMessage({ fingerprint: brand, cpuMs: 0 });
    });
  `)}`,
  );
  const { inspect } = inspectorOf({ root: '', program, deadlineMs: 2_000 });

  expect(await Promise.allSettled(['good', 'hangs', 'good'].map(inspect))).toEqual([
    { status: 'fulfilled', value: { fingerprint: 'good', cpuMs: 0 } },
    {
      status: 'rejected',
      reason: expect.objectContaining({ message: 'it took longer than 2 s and was stopped' }),
    },
    { status: 'fulfilled', value: { fingerprint: 'good', cpuMs: 0 } },
  ]);
});
