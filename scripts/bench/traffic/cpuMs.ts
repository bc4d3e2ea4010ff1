import { readFile } from 'node:fs/promises';

/**
 * What Linux counts processor time in, whatever the kernel's own clock is. Source: proc(5),
 * USER_HZ.
 */
const tickMs = 10;

/**
 * Processor time a process has used so far, in its own code and in the kernel, all threads
 * together. Reads /proc: Linux only.
 */
export async function cpuMs(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'latin1');
  // The name, second of the fields, may hold spaces; what follows the last bracket does not.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [userTicks, systemTicks] = [fields[11], fields[12]].map(Number);
  return ((userTicks ?? Number.NaN) + (systemTicks ?? Number.NaN)) * tickMs;
}
