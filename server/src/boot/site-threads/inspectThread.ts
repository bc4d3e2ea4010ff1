/** Program of the thread that inspects folders. Imports no more than it needs, because it stays. */
import { parentPort, workerData } from 'node:worker_threads';
import { inspectFolder } from '../../brands/folders/inspectFolder.ts';

// Set by FolderInspector.
const root = workerData as string;

parentPort?.on('message', (brand: string) => {
  // FolderInspector waits with an empty name until the thread has started.
  parentPort?.postMessage(brand === '' ? { cpuMs: 0 } : inspectFolder(root, brand), []);
});
