/**
 * Entry of a loader thread. Uses a compile cache, because compilation takes a third of the time
 * until the first brand is read.
 */
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { SiteFolders } from './siteTasks.ts';

// Set by SiteThreads. Without a writable folder the thread only starts more slowly.
enableCompileCache((workerData as SiteFolders).compiled);
await import('./siteProgram.ts');
