import { readdirSync, readFileSync } from 'node:fs';

const sampleMs = 250;
/** USER_HZ on every Linux that Node supports. */
const ticksPerSecond = 100;

interface ProcessSample {
  readonly parent: number;
  readonly startTicks: string;
  readonly cpuTicks: number;
}

/**
 * Measures the processor time of a process and its descendants by sampling `/proc`. The kernel's
 * own sums omit a browser's processes, because no parent waits for them.
 */
export class CpuMeter {
  readonly #members: Set<number>;
  readonly #ticks = new Map<string, number>();
  readonly #proc: string;
  readonly #timer: NodeJS.Timeout | undefined;

  /** Starts sampling. `proc` is the folder of the kernel's process files. */
  constructor(pid: number, proc = '/proc') {
    this.#members = new Set([pid]);
    this.#proc = proc;
    if (process.platform === 'linux') this.#timer = setInterval(() => this.#sample(), sampleMs);
  }

  /**
   * Samples once more, and returns the processor time in seconds; `undefined` without `/proc`. The
   * time of an ended process counts up to its last sample.
   */
  stop(): number | undefined {
    clearInterval(this.#timer);
    if (this.#timer) this.#sample();
    if (this.#ticks.size === 0) return undefined;
    return [...this.#ticks.values()].reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond;
  }

  #sample(): void {
    const samples = new Map<number, ProcessSample>();
    for (const name of readdirSync(this.#proc)) {
      const sample = /^\d+$/.test(name) ? sampleOf(`${this.#proc}/${name}/stat`) : undefined;
      if (sample) samples.set(Number(name), sample);
    }
    // A child has a higher process id than its parent, unless the ids have wrapped around.
    for (const [pid, { parent }] of samples) if (this.#members.has(parent)) this.#members.add(pid);
    for (const pid of this.#members) {
      const sample = samples.get(pid);
      if (sample) this.#ticks.set(`${pid} ${sample.startTicks}`, sample.cpuTicks);
      else this.#members.delete(pid);
    }
  }
}

/** Samples a process; `undefined` when it has ended. */
function sampleOf(file: string): ProcessSample | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  // The second field is the program's name in parentheses and may contain anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [, parent = '0', , , , , , , , , , userTicks = '0', systemTicks = '0'] = fields;
  return {
    parent: Number(parent),
    startTicks: fields[19] ?? '',
    cpuTicks: Number(userTicks) + Number(systemTicks),
  };
}
