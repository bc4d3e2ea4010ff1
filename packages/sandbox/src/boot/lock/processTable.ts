import { readFileSync } from 'node:fs';

/** What the system's process table says. A port, so that tests have processes of their own. */
export interface ProcessTable {
  /**
   * Undefined when there is no such process; else what no later process with the same number
   * shares, or nothing, where the system does not tell.
   */
  identityOf(pid: number): string | undefined;
}

/** The process table of this machine. */
export const processTable: ProcessTable = {
  identityOf(pid) {
    try {
      // Signal 0 only asks.
      process.kill(pid, 0);
    } catch (error) {
      // A process of another user is alive too.
      if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined;
    }
    return readIdentity(pid);
  },
};

/**
 * Linux tells state and start time; a zombie holds nothing any more. Source: proc_pid_stat(5),
 * fields 3 and 22.
 */
function readIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? undefined : (rest[18] ?? '');
  } catch {
    // Another system, or the process ended just now: then the next look finds it gone.
    return '';
  }
}
