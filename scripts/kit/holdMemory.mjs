/** Loaded before a server, holds as much memory as a leak would have taken. */
import { isMainThread } from 'node:worker_threads';

const goalBytes = 950 * 1024 * 1024;
const stepBytes = 16 * 1024 * 1024;
const held = [];

if (isMainThread)
  setInterval(() => {
    while (process.memoryUsage.rss() < goalBytes) held.push(Buffer.alloc(stepBytes, 1));
  }, 1000).unref();
