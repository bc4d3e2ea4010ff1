import { Valkey } from 'iovalkey';
import type { Logger } from 'pino';
import type { Clock } from '@livery/model';
import type { AskCounts } from './SharedState.ts';

/** Without any answer for this long, later asks do not wait any more. */
const quietMs = 100;
const probeIntervalMs = 100;
/** A connection that fails again within this time is tried less and less often. */
const flapMs = 10_000;
const maxRestMs = 5_000;
/** A connection without an answer for this long is replaced, because its other end may be gone. */
const silenceMs = 2_000;
const connectTimeoutMs = 2_000;
const closeTimeoutMs = 1_000;
/** Longest pass of `onBack`; a further one continues where it stopped. */
const syncTimeoutMs = 10_000;

/**
 * Connection to Valkey on which no request waits for longer than `askTimeoutMs`, and no claim for
 * longer than `confirmTimeoutMs`. A late answer is replaced by the local one. After an error or 100
 * ms without any answer, asks are answered locally at once, until a probe is answered and `onBack`
 * has succeeded. Claims are answered locally at once only while there is no connection, because
 * they are rare and one that is decided locally may be accepted by another machine too.
 */
export class ValkeyLink {
  readonly client: Valkey;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #address: string;
  readonly #askTimeoutMs: number;
  readonly #confirmTimeoutMs: number;
  readonly #onBack: (client: Valkey) => Promise<void>;
  readonly #firstContact = Promise.withResolvers<void>();
  #awaySinceMs: number | undefined;
  #reason = 'not connected yet';
  #isClosed = false;
  #pending = 0;
  /** Time of the last answer, or of the first ask that waits for one. */
  #quietSinceMs = 0;
  #backAtMs = -Infinity;
  #restMs = 0;
  #shared = 0;
  #local = 0;

  /** @param onBack brings both sides up to date, before shared answers count. */
  constructor({
    url,
    clock,
    logger,
    askTimeoutMs,
    confirmTimeoutMs,
    onBack,
  }: {
    url: string;
    clock: Clock;
    logger: Logger;
    askTimeoutMs: number;
    confirmTimeoutMs: number;
    onBack: (client: Valkey) => Promise<void>;
  }) {
    this.#clock = clock;
    this.#logger = logger;
    this.#address = new URL(url).host;
    this.#askTimeoutMs = askTimeoutMs;
    this.#confirmTimeoutMs = confirmTimeoutMs;
    this.#onBack = onBack;
    this.#awaySinceMs = clock.nowMs();
    this.client = connectionTo(url);
    void this.#recover();
  }

  /** Resolves when Valkey has answered for the first time. */
  get firstContact(): Promise<void> {
    return this.#firstContact.promise;
  }

  get counts(): AskCounts {
    return { shared: this.#shared, local: this.#local };
  }

  /** Reason why answers are local; `undefined` while they are shared. */
  get fault(): string | undefined {
    return this.#awaySinceMs === undefined
      ? undefined
      : `Valkey at ${this.#address} has not answered since ${new Date(this.#awaySinceMs).toISOString()} (${this.#reason}): limits, used tickets and ended sessions are those of this machine, other machines receive them later, and their remember-me tickets are refused here`;
  }

  /** Resolves to the answer of Valkey; to `undefined` if the local answer counts. */
  async ask<T>(
    command: (client: Valkey) => Promise<T>,
  ): Promise<{ readonly value: T } | undefined> {
    return this.#count(
      this.#awaySinceMs === undefined ? await this.#answer(command, this.#askTimeoutMs) : undefined,
    );
  }

  /**
   * Resolves to the answer of Valkey to a claim, also if other answers were late; to `undefined` if
   * the local answer counts.
   */
  async confirm<T>(
    command: (client: Valkey) => Promise<T>,
  ): Promise<{ readonly value: T } | undefined> {
    return this.#count(
      this.client.status === 'ready'
        ? await this.#answer(command, this.#confirmTimeoutMs)
        : undefined,
    );
  }

  /** Brings the other side up to date, if it answers, and disconnects. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#firstContact.resolve();
    if (this.#awaySinceMs === undefined)
      await orTimeout(this.#onBack(this.client), closeTimeoutMs).catch(() => undefined);
    this.client.disconnect();
  }

  #count<T>(answer: T | undefined): T | undefined {
    if (answer) this.#shared += 1;
    else this.#local += 1;
    return answer;
  }

  async #answer<T>(
    command: (client: Valkey) => Promise<T>,
    timeoutMs: number,
  ): Promise<{ readonly value: T } | undefined> {
    try {
      return { value: await orTimeout(this.#send(command), timeoutMs) };
    } catch (error) {
      if (this.#clock.elapsedMs() - this.#quietSinceMs >= quietMs) this.#leave(error);
      return undefined;
    }
  }

  async #send<T>(command: (client: Valkey) => Promise<T>): Promise<T> {
    if (this.#pending === 0) this.#quietSinceMs = this.#clock.elapsedMs();
    this.#pending += 1;
    try {
      return await command(this.client);
    } catch (error) {
      // Also after the wait is over: what was sent has to be handed over again.
      this.#leave(error);
      throw error;
    } finally {
      this.#pending -= 1;
      this.#quietSinceMs = this.#clock.elapsedMs();
    }
  }

  #leave(error: unknown): void {
    if (this.#awaySinceMs !== undefined || this.#isClosed) return;
    // A Valkey that answers probes and refuses commands must not fill the log.
    const isFlapping = this.#clock.elapsedMs() - this.#backAtMs < flapMs;
    this.#restMs = isFlapping
      ? Math.min(Math.max(2 * this.#restMs, probeIntervalMs), maxRestMs)
      : probeIntervalMs;
    this.#awaySinceMs = this.#clock.nowMs();
    this.#reason = error instanceof Error ? error.message : String(error);
    this.#logger.error(this.fault);
    void this.#recover();
  }

  /** Probes the connection until it answers and both sides are up to date. */
  async #recover(): Promise<void> {
    await pause(this.#restMs);
    let answeredAtMs = this.#clock.elapsedMs();
    while (!this.#isClosed) {
      try {
        await orTimeout(this.client.ping(), this.#askTimeoutMs);
        answeredAtMs = this.#clock.elapsedMs();
        await orTimeout(this.#onBack(this.client), syncTimeoutMs);
        if (this.#isClosed) return;
        this.#awaySinceMs = undefined;
        this.#backAtMs = this.#clock.elapsedMs();
        // Hands over what came while the first pass ran.
        void this.#onBack(this.client).catch((error: unknown) => this.#leave(error));
        this.#firstContact.resolve();
        this.#logger.info(`Valkey at ${this.#address} answers`);
        return;
      } catch (error) {
        this.#reason = error instanceof Error ? error.message : String(error);
      }
      if (this.#clock.elapsedMs() - answeredAtMs > silenceMs) {
        answeredAtMs = this.#clock.elapsedMs();
        this.client.disconnect(true);
      }
      await pause(probeIntervalMs);
    }
  }
}

/** Returns a connection that fails at once while there is none, and never repeats a command. */
export function connectionTo(url: string): Valkey {
  const client = new Valkey(url, {
    connectionName: 'livery',
    connectTimeout: connectTimeoutMs,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => probeIntervalMs,
  });
  // Each command rejects, and the status page has the fault; without a listener the process would
  // end.
  client.on('error', () => undefined);
  return client;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

class LateAnswer extends Error {
  override readonly name = 'LateAnswer';
}

/** Rejects when an answer takes longer than `ms`. */
export async function orTimeout<T>(answer: Promise<T>, ms: number): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  // After a pause of this process the timer is due before the answer is read from the socket.
  const timer = setTimeout(
    () => setImmediate(() => reject(new LateAnswer(`no answer within ${ms} ms`))),
    ms,
  );
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
