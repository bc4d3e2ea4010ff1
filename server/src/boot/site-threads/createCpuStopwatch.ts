/**
 * Returns a function that returns the CPU time in milliseconds since its last call. The times of
 * all calls add up to the whole, although one may be shorter than the interval at which the kernel
 * counts.
 *
 * @param read CPU time so far, in microseconds.
 */
export function createCpuStopwatch(read: () => NodeJS.CpuUsage): () => number {
  let last = read();
  return () => {
    const now = read();
    const cpuMs = (now.user - last.user + now.system - last.system) / 1000;
    last = now;
    return cpuMs;
  };
}
