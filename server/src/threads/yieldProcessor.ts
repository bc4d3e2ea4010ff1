/**
 * Lowers the priority of the thread that imports it, so that large replies and brands being loaded
 * do not slow the thread that answers requests where processors are few. Only Linux has priorities
 * of threads: elsewhere the call would slow the whole process.
 */
import { constants, getPriority, setPriority } from 'node:os';

// 0 is the calling thread. Source: setpriority(2), "C library/kernel differences".
if (process.platform === 'linux')
  setPriority(0, Math.max(getPriority(0), constants.priority.PRIORITY_BELOW_NORMAL));
