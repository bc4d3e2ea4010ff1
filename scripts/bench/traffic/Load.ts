import { Worker } from './Worker.ts';

/** Requests of one kind, from many visitors behind one trusted proxy. */
export interface Stream {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Connections kept alive. Without `perSecond`, each asks again as soon as it was answered. */
  readonly connections: number;
  /**
   * Requests due a second, whether or not the one before was answered; time waited for a connection
   * counts.
   */
  readonly perSecond?: number;
  /** Statuses that are no surprise. */
  readonly expected: readonly number[];
  /** Visitors' addresses, 198.18.0.0 and up; limits are an address's. */
  readonly visitors: number;
  /** Ends after this many requests instead of when the time is over. */
  readonly requests?: number;
}

export interface LoadOrder {
  readonly streams: readonly Stream[];
  readonly ms: number;
}

/** How a stream was answered. */
export interface StreamResult {
  readonly requests: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers, and connections lost, nobody expected. */
  readonly surprises: readonly string[];
}

/** The load generator, a process of its own so that it does not wait where the benchmark waits. */
export class Load implements AsyncDisposable {
  readonly #worker = new Worker('sendLoad.ts');

  /**
   * Sends the streams side by side. Rejects when anything unexpected came back: a figure of
   * failures is no figure.
   */
  async run(order: LoadOrder): Promise<readonly StreamResult[]> {
    const results = (await this.#worker.ask(order)) as StreamResult[]; // what sendLoad.ts answers
    const surprises = results.flatMap(({ surprises }, index) =>
      surprises.map((what) => `${order.streams[index]?.path ?? ''}: ${what}`),
    );
    if (surprises.length > 0) throw new Error(`unexpected answers:\n${surprises.join('\n')}`);
    return results;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker[Symbol.asyncDispose]();
  }
}
