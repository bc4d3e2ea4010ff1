/** Observations of one pair of labels. */
interface DurationSeries {
  readonly labels: string;
  /** Number of observations in each bucket alone; the last one has no upper bound. */
  readonly counts: number[];
  sum: number;
}

/**
 * Histogram of durations with two labels, as Prometheus reads it. The histogram of `prom-client`
 * joins and looks up the labels at each observation, which is a hundredth of the cost of a call.
 */
export class DurationHistogram {
  readonly #name: string;
  readonly #help: string;
  readonly #labelNames: readonly [string, string];
  readonly #bucketsSeconds: readonly number[];
  readonly #series = new Map<string, Map<string, DurationSeries>>();

  /** @param bucketsSeconds upper bounds of the buckets in ascending order. */
  constructor({
    name,
    help,
    labelNames,
    bucketsSeconds,
  }: {
    name: string;
    help: string;
    labelNames: readonly [string, string];
    bucketsSeconds: readonly number[];
  }) {
    this.#name = name;
    this.#help = help;
    this.#labelNames = labelNames;
    this.#bucketsSeconds = bucketsSeconds;
  }

  /** Counts one event. Values of labels are words of the code, which need no escaping. */
  observe(first: string, second: string, seconds: number): void {
    const series = this.#series.get(first)?.get(second) ?? this.#open(first, second);
    let bucket = 0;
    while (seconds > (this.#bucketsSeconds[bucket] ?? Infinity)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += seconds;
  }

  /** Returns the metric in the exposition format. */
  text(): string {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`];
    for (const others of this.#series.values())
      for (const { labels, counts, sum } of others.values()) {
        let count = 0;
        for (const [bucket, own] of counts.entries()) {
          count += own;
          const bound = this.#bucketsSeconds[bucket] ?? '+Inf';
          lines.push(`${this.#name}_bucket{le="${bound}",${labels}} ${count}`);
        }
        lines.push(
          `${this.#name}_sum{${labels}} ${sum}`,
          `${this.#name}_count{${labels}} ${count}`,
        );
      }
    return `${lines.join('\n')}\n`;
  }

  #open(first: string, second: string): DurationSeries {
    const [firstName, secondName] = this.#labelNames;
    const series = {
      labels: `${firstName}="${first}",${secondName}="${second}"`,
      counts: Array.from({ length: this.#bucketsSeconds.length + 1 }, () => 0),
      sum: 0,
    };
    const others = this.#series.get(first) ?? new Map<string, DurationSeries>();
    this.#series.set(first, others.set(second, series));
    return series;
  }
}
