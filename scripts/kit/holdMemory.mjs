/** Loaded before a server, holds as much memory as a leak would have taken. */
import { isMainThread } from 'node:worker_threads';

/** More than nine tenths of 1 GiB, which is the limit of a server. */
const goalBytes = 930 * 1024 * 1024;
const stepBytes = 8 * 1024 * 1024;
/** Time in which the server takes its own part. */
const startSeconds = 40;
const held = [];

if (isMainThread)
  setInterval(() => {
    if (process.uptime() < startSeconds) return;
    while (process.memoryUsage.rss() < goalBytes) held.push(Buffer.alloc(stepBytes, 1));
  }, 1000).unref();
