/** Program of a loader thread, which reads, layers, checks and packs brands one after another. */
import { loadSchemas } from '@livery/config';
import { blockingDisk } from '@livery/config/blockingDisk';
import { directorySource } from '@livery/config/directorySource';
import { parentPort, workerData } from 'node:worker_threads';
import type { TenantProblem, TenantSource } from '../../brands/TenantSource.ts';
import { fileSnapshotStore } from '../../snapshots/fileSnapshotStore.ts';
import type { Progress } from '../../threads/TaskThread.ts';
import type { SiteFolders, SiteReply, SiteTask } from './siteTasks.ts';
import { tenantFolder } from '../tenantFolder.ts';

// Set by SiteThreads.
const folders = workerData as SiteFolders;
const schemas = await loadSchemas(directorySource(folders.repository));
const source = tenantFolder({
  root: folders.tenants,
  schemas,
  // No request waits for this thread, and a disk that hangs takes none of the shared thread pool.
  source: directorySource(folders.tenants, blockingDisk),
  onFound(problems) {
    const message: Progress<readonly TenantProblem[]> = { progress: problems };
    parentPort?.postMessage(message, []);
  },
});
const snapshots = fileSnapshotStore({ root: folders.snapshots, schemas });
let current:
  | { readonly reading: number; readonly load: ReturnType<TenantSource['reading']> }
  | undefined;

async function replyTo(task: SiteTask): Promise<SiteReply> {
  if (task.kind === 'restore')
    return { kind: 'restore', snapshot: await snapshots.restore(task.brand) };
  if (current?.reading !== task.reading)
    current = { reading: task.reading, load: source.reading() };
  return { kind: 'load', loaded: await current.load(task.brand) };
}

function bytesOf(reply: SiteReply): ArrayBuffer[] {
  const packed =
    reply.kind === 'load'
      ? reply.loaded.packed
      : reply.kind === 'restore'
        ? reply.snapshot?.packed
        : undefined;
  return packed ? [packed.bytes.buffer] : [];
}

async function answer(task: SiteTask): Promise<void> {
  const reply = await replyTo(task).catch((error: unknown): SiteReply => ({
    kind: 'failed',
    message: error instanceof Error ? error.message : String(error),
  }));
  parentPort?.postMessage(reply, bytesOf(reply));
}

parentPort?.on('message', (task: SiteTask) => void answer(task));
