/**
 * Where a thread of brands begins. What it runs is compiled once, not at every start: that is a
 * third of the time until the first brand is read.
 */
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { SiteFolders } from './siteTasks.ts';

// As SiteThreads starts it. Without a folder that can be written it only starts slower.
enableCompileCache((workerData as SiteFolders).compiled);
await import('./siteProgram.ts');
