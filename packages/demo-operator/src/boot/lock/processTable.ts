import { readFileSync } from 'node:fs';

/** Process table of the operating system. A port, so that tests can supply their own processes. */
export interface ProcessTable {
  /**
   * Identity of a running process that no later process with the same number shares. Empty where
   * the system does not provide one; undefined when the process does not run.
   */
  identityOf(pid: number): string | undefined;
}

/** The process table of this machine. */
export const processTable: ProcessTable = {
  identityOf(pid) {
    try {
      // Signal 0 only checks that the process exists.
      process.kill(pid, 0);
    } catch (error) {
      // EPERM: the process belongs to another user but is alive.
      if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined;
    }
    return readIdentity(pid);
  },
};

/**
 * Reads state and start time on Linux. A zombie holds no resources any more. Source:
 * proc_pid_stat(5), fields 3 and 22.
 */
function readIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? undefined : (rest[18] ?? '');
  } catch {
    // Not Linux, or the process has just ended; in that case the next check reports it.
    return '';
  }
}
