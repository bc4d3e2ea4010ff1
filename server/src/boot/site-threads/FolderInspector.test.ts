import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { brandFolders } from '../../testing/brandFolders.ts';
import { passTimeUntilSettled } from '../../testing/passDeadlines.ts';
import { inspectFolder } from '../../brands/folders/inspectFolder.ts';
import { FolderInspector } from './FolderInspector.ts';

const timeout = 60_000;
const open: FolderInspector[] = [];
afterEach(() => {
  vi.useRealTimers();
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

it('measures the CPU time of its inspections', { timeout }, async () => {
  using folders = brandFolders('coral');
  const { inspect } = inspectorOf({ root: folders.tenants });
  let cpuMs = 0;

  // A single one may take less than the interval at which the kernel counts.
  await expect.poll(async () => (cpuMs += (await inspect('coral')).cpuMs ?? 0)).toBeGreaterThan(0);
});

it('does not count the start of the thread to the deadline of a folder', { timeout }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'livery-start-'));
  const mayStart = path.join(folder.path, 'may-start');
  // Starts once the file exists.
  const program = new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { existsSync } from 'node:fs';
    import { parentPort, workerData } from 'node:worker_threads';
    const timer = setInterval(() => {
      if (!existsSync(workerData)) return;
      clearInterval(timer);
      parentPort.on('message', (brand) => parentPort.postMessage({ fingerprint: brand, cpuMs: 0 }));
    }, 5);
  `)}`,
  );
  const { inspect } = inspectorOf({ root: mayStart, program, maxCpuMs: 1_000 });

  const inspection = inspect('good');
  await vi.advanceTimersByTimeAsync(1_500);
  writeFileSync(mayStart, '');

  expect((await inspection).fingerprint).toBe('good');
});

it('gives up a folder at the deadline and inspects the others', { timeout }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const program = new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (brand) => {
      if (brand === 'hangs') for (;;);
      parentPort.postMessage({ fingerprint: brand, cpuMs: 0 });
    });
  `)}`,
  );
  const { inspect } = inspectorOf({ root: '', program, maxCpuMs: 2_000 });

  const inspections = ['good', 'hangs', 'good'].map(inspect);
  const results = Promise.allSettled(inspections);
  await inspections[0];
  await passTimeUntilSettled({ advance: (ms) => vi.advanceTimersByTime(ms) }, inspections[1]);

  expect(await results).toEqual([
    { status: 'fulfilled', value: { fingerprint: 'good', cpuMs: 0 } },
    {
      status: 'rejected',
      reason: expect.objectContaining({ message: expect.stringMatching(/ s .*was stopped$/) }),
    },
    { status: 'fulfilled', value: { fingerprint: 'good', cpuMs: 0 } },
  ]);
});
