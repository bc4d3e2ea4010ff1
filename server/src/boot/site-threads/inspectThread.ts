/** Program of the thread that inspects folders. Imports no more than it needs, because it stays. */
import { parentPort, workerData } from 'node:worker_threads';
import { createCpuStopwatch } from './createCpuStopwatch.ts';
import { inspectFolder } from '../../brands/folders/inspectFolder.ts';

// Set by FolderInspector.
const root = workerData as string;

const cpuMs = createCpuStopwatch(() => process.threadCpuUsage());

parentPort?.on('message', (brand: string) => {
  // FolderInspector waits with an empty name until the thread has started.
  const inspection = brand === '' ? {} : inspectFolder(root, brand);
  parentPort?.postMessage({ ...inspection, cpuMs: cpuMs() }, []);
});
