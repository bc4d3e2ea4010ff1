import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const sampleMs = 100;
/** Of the kernel's clock on every Linux that Node runs on. */
const ticksPerSecond = 100;

interface ProcessSample {
  readonly parent: number;
  readonly startTicks: string;
  readonly cpuTicks: number;
}

/** Processor time of a process and its descendants, by samples of `/proc`. A browser's processes are not waited for by their parents, so the kernel's own sums miss them. */
export class CpuMeter {
  readonly #members: Set<number>;
  readonly #ticks = new Map<string, number>();
  readonly #stopped = new AbortController();
  readonly #sampling: Promise<void>;

  /** Starts to sample. */
  constructor(pid: number) {
    this.#members = new Set([pid]);
    this.#sampling = process.platform === 'linux' ? this.#sampleUntilStopped() : Promise.resolve();
  }

  /** Seconds of processor time so far; `undefined` where there is no `/proc`. */
  async stop(): Promise<number | undefined> {
    this.#stopped.abort();
    await this.#sampling;
    if (this.#ticks.size === 0) return undefined;
    return [...this.#ticks.values()].reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond;
  }

  async #sampleUntilStopped(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      await this.#sample();
      await pause(sampleMs, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
    }
  }

  async #sample(): Promise<void> {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
    const samples = new Map((await Promise.all(pids.map(async (pid) => [pid, await sampleOf(pid)] as const))).flatMap(([pid, sample]) => (sample ? [[pid, sample] as const] : [])));
    // A child has a higher number than its parent, unless the numbers have started again from the beginning.
    for (const [pid, { parent }] of samples) if (this.#members.has(parent)) this.#members.add(pid);
    for (const pid of this.#members) {
      const sample = samples.get(pid);
      if (sample) this.#ticks.set(`${pid} ${sample.startTicks}`, sample.cpuTicks);
      else this.#members.delete(pid);
    }
  }
}

/** The sample of a process; `undefined` when it has ended. */
async function sampleOf(pid: number): Promise<ProcessSample | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is the program's name in parentheses and may contain anything.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  if (!fields) return undefined;
  const [, parent = '0', , , , , , , , , , userTicks = '0', systemTicks = '0'] = fields;
  return { parent: Number(parent), startTicks: fields[19] ?? '', cpuTicks: Number(userTicks) + Number(systemTicks) };
}
