const itemCount = 20_000;
const warmUpRuns = 5;
const sampleMs = 5000;

/**
 * Runs the same computation again and again beside a stage, and measures its processor time. The
 * processor time of a stage depends on the machine and on what else runs on it (frequency, shared
 * caches and execution units, time that a host takes away), and so does that of the computation.
 */
export class ReferenceLoad {
  #runs = 0;
  #cpuSeconds = 0;
  readonly #timer: NodeJS.Timeout;

  constructor() {
    // Compiled before it is measured.
    for (let run = 0; run < warmUpRuns; run += 1) compute();
    this.#measure();
    this.#timer = setInterval(() => this.#measure(), sampleMs);
  }

  /** Measures once more, and returns the mean processor time of the computation in seconds. */
  stop(): number {
    clearInterval(this.#timer);
    this.#measure();
    return this.#cpuSeconds / this.#runs;
  }

  #measure(): void {
    const start = process.threadCpuUsage();
    compute();
    const { user, system } = process.threadCpuUsage(start);
    this.#cpuSeconds += (user + system) / 1_000_000;
    this.#runs += 1;
  }
}

/** Creates, writes, reads and sorts objects, as pages and servers do. */
function compute(): void {
  const items = Array.from({ length: itemCount }, (_, index) => ({
    id: (index * 7919) % itemCount,
    name: `item ${(index * 104_729) % itemCount}`,
    tags: [index % 7, index % 11, index % 13],
  }));
  const copies = JSON.parse(JSON.stringify(items)) as typeof items;
  copies.sort((a, b) => (a.name < b.name ? -1 : 1));
}
