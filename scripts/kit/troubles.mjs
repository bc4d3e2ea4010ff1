/**
 * Loaded before a server: holds as much memory as a leak would have taken, and leaves the engine
 * without the texts of dates, so that pages with dates are not rendered completely.
 */
import { isMainThread } from 'node:worker_threads';

/** More than nine tenths of 1 GiB, which is the limit of a server. */
const goalBytes = 930 * 1024 * 1024;
const stepBytes = 8 * 1024 * 1024;
/** Time in which the server takes its own part, also for edits. */
const startSeconds = 90;
const held = [];

if (isMainThread) {
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    get() {
      throw new RangeError('The engine has no data of this language.');
    },
  });
  setInterval(() => {
    if (process.uptime() < startSeconds) return;
    while (process.memoryUsage.rss() < goalBytes) held.push(Buffer.alloc(stepBytes, 1));
  }, 1000).unref();
}
