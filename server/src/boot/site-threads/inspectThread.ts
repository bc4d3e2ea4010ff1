/** Program of the thread that inspects folders. Imports no more than it needs, because it stays. */
import { parentPort, workerData } from 'node:worker_threads';
import { inspectFolder } from '../../brands/folders/inspectFolder.ts';

// Set by FolderInspector.
const root = workerData as string;

let usage = process.threadCpuUsage();

/**
 * Returns the CPU time of this thread since the last call. An inspection by itself is shorter than the
 * interval at which the kernel adds up the time of a thread.
 */
function cpuMsSinceLast(): number {
  const { user, system } = process.threadCpuUsage(usage);
  usage = process.threadCpuUsage();
  return (user + system) / 1000;
}

parentPort?.on('message', (brand: string) => {
  // FolderInspector waits with an empty name until the thread has started.
  const inspection = brand === '' ? {} : inspectFolder(root, brand);
  parentPort?.postMessage({ ...inspection, cpuMs: cpuMsSinceLast() }, []);
});
