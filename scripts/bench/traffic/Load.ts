import { Worker } from './Worker.ts';

/** Requests of one kind from many visitors behind one trusted proxy. */
export interface Stream {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Number of keep-alive connections. Without `perSecond`, each sends its next request immediately
   * after the reply.
   */
  readonly connections: number;
  /** Requests per second, independent of replies. Waiting time for a free connection counts. */
  readonly perSecond?: number;
  /** Expected statuses. */
  readonly expected: readonly number[];
  /** Number of visitor addresses, 198.18.0.0 and up, because rate limits apply per address. */
  readonly visitors: number;
  /** Ends after this number of requests instead of after the time. */
  readonly requests?: number;
}

export interface LoadOrder {
  readonly streams: readonly Stream[];
  readonly ms: number;
}

/** Result of a stream. */
export interface StreamResult {
  readonly requests: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Unexpected replies and lost connections. */
  readonly surprises: readonly string[];
}

/** Load generator in its own process, so that waiting in the benchmark does not delay it. */
export class Load implements AsyncDisposable {
  readonly #worker = new Worker('sendLoad.ts');

  /**
   * Runs the streams concurrently. Rejects on unexpected replies, because measurements of failures
   * are meaningless.
   */
  /** See {@link Worker.yieldProcessor}. */
  yieldProcessor(): void {
    this.#worker.yieldProcessor();
  }

  async run(order: LoadOrder): Promise<readonly StreamResult[]> {
    const results = (await this.#worker.request(order)) as StreamResult[]; // reply of sendLoad.ts
    const surprises = results.flatMap(({ surprises }, index) =>
      surprises.map((surprise) => `${order.streams[index]?.path ?? ''}: ${surprise}`),
    );
    if (surprises.length > 0) throw new Error(`unexpected answers:\n${surprises.join('\n')}`);
    return results;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker[Symbol.asyncDispose]();
  }
}
