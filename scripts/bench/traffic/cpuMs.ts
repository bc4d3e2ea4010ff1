import { readFile } from 'node:fs/promises';

/**
 * Unit in which Linux reports processor time, independent of the kernel's tick rate. Source:
 * proc(5), USER_HZ.
 */
const tickMs = 10;

/**
 * Returns the processor time of a process so far, in user and kernel mode, of all threads. Reads
 * /proc: Linux only.
 */
export async function cpuMs(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'latin1');
  // The second field is the program's name in parentheses and may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [userTicks, systemTicks] = [fields[11], fields[12]].map(Number);
  return ((userTicks ?? Number.NaN) + (systemTicks ?? Number.NaN)) * tickMs;
}
