import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '@livery/model';
import type { AppendLog } from './AppendLog.ts';

/** Time between two attempts to write lines that were not written. */
const retryMs = 1_000;
/** Time between two removals of expired claims. */
const cleanUpMs = 60_000;

interface Claim {
  readonly claimId: string;
  readonly untilMs: number;
}

interface Line {
  readonly text: string;
  readonly untilMs: number;
}

/** Lines that were not written, not synced, or not read. */
type FaultKind = 'unwritten' | 'unsynced' | 'unread';

/** What it means when the log fails, for the status page and the server's log. */
export interface ClaimFaults {
  /** Lines were not written, or may be lost with the power. */
  readonly unwritten: string;
  readonly unread: string;
}

/**
 * Ids that count once among all servers of a data folder, each until it expires. Lines that cannot
 * be written are kept and written before later ones, and the fault is reported until then.
 */
export class ClaimLog {
  readonly #clock: Clock;
  readonly #log: AppendLog;
  readonly #logger: Logger;
  readonly #meanings: ClaimFaults;
  readonly #isDurable: boolean;
  readonly #claims = new Map<string, Claim>();
  readonly #faults = new Map<FaultKind, string>();
  #unwritten: readonly Line[] = [];
  #readAtMs: number | undefined;
  #retryAtMs = -Infinity;
  #cleanUpAtMs: number;
  /** The sync under way, and the one that begins after it. */
  #syncing: Promise<void> = Promise.resolve();
  #nextSync: Promise<void> | undefined;

  /** @param isDurable whether lines must survive a loss of power. */
  constructor({
    clock,
    log,
    logger,
    faults,
    isDurable,
  }: {
    clock: Clock;
    log: AppendLog;
    logger: Logger;
    faults: ClaimFaults;
    isDurable: boolean;
  }) {
    this.#clock = clock;
    this.#log = log;
    this.#logger = logger;
    this.#meanings = faults;
    this.#isDurable = isDurable;
    this.#cleanUpAtMs = clock.elapsedMs() + cleanUpMs;
    this.#read();
  }

  /** Number of claims that have not been removed yet. */
  get size(): number {
    return this.#claims.size;
  }

  /** Returns why the log cannot be used, after another attempt to write; empty while it works. */
  faults(): readonly string[] {
    this.#retry();
    return [...this.#faults.values()];
  }

  /** Returns whether an id is claimed, by any server. */
  has(id: string): boolean {
    this.#retry();
    if (this.#readAtMs !== this.#clock.nowMs()) this.#read();
    return this.#claims.has(id);
  }

  /** Returns all claims that have not expired, also those of servers that have ended. */
  entries(): readonly (Claim & { readonly id: string })[] {
    this.#read();
    return [...this.#claims]
      .map(([id, claim]) => ({ id, ...claim }))
      .filter(({ untilMs }) => untilMs > this.#clock.nowMs());
  }

  /**
   * Claims an id. Returns the id of the claim; `undefined` if there was one before. If two servers
   * claim it at once, the first line of the log wins.
   */
  claim(id: string, untilMs: number): string | undefined {
    this.#cleanUp();
    // Reads the log also if it was read in this millisecond, and again for its own line and earlier
    // ones.
    this.#read();
    if (this.#claims.has(id)) return undefined;
    const claimId = randomBytes(8).toString('hex');
    this.#unwritten = [...this.#unwritten, { text: `${id} ${claimId} ${untilMs}`, untilMs }];
    this.#write();
    this.#read();
    if (!this.#claims.has(id)) this.#claims.set(id, { claimId, untilMs });
    return this.#claims.get(id)?.claimId === claimId ? claimId : undefined;
  }

  /** Resolves when the claims made before the call are durable, or could not be made so. */
  settled(): Promise<void> {
    return this.#nextSync ?? this.#syncing;
  }

  #retry(): void {
    // Before the clock is read, because every request of a member asks.
    if (this.#unwritten.length === 0 && this.#faults.size === 0) return;
    if (this.#clock.elapsedMs() < this.#retryAtMs) return;
    if (this.#unwritten.length > 0) this.#write();
    if (this.#faults.has('unsynced')) this.#sync();
  }

  /** Writes all lines in their order, as far as they do not fail. */
  #write(): void {
    this.#retryAtMs = this.#clock.elapsedMs() + retryMs;
    const lines = this.#unwritten.filter(({ untilMs }) => untilMs > this.#clock.nowMs());
    let written = 0;
    this.#attempt('unwritten', () => {
      for (const { text, untilMs } of lines) {
        this.#log.append(text, untilMs);
        written += 1;
      }
    });
    this.#unwritten = lines.slice(written);
    if (this.#isDurable && written > 0) this.#sync();
  }

  #read(): void {
    this.#readAtMs = this.#clock.nowMs();
    this.#attempt('unread', () => {
      for (const line of this.#log.readNew()) {
        const [, id = '', claimId = '', until = ''] = /^(\S+) ([0-9a-f]+) (\d+)$/.exec(line) ?? [];
        if (id !== '' && Number(until) > this.#clock.nowMs() && !this.#claims.has(id))
          this.#claims.set(id, { claimId, untilMs: Number(until) });
      }
    });
  }

  /** Begins a sync after the one under way, which may not include the last line. */
  #sync(): void {
    this.#nextSync ??= this.#syncing.then(() => {
      this.#retryAtMs = this.#clock.elapsedMs() + retryMs;
      this.#syncing = this.#log.sync().then(
        () => void this.#faults.delete('unsynced'),
        (error: unknown) => this.#report('unsynced', error),
      );
      this.#nextSync = undefined;
      return this.#syncing;
    });
  }

  #attempt(kind: FaultKind, work: () => void): void {
    try {
      work();
      this.#faults.delete(kind);
    } catch (error) {
      this.#report(kind, error);
    }
  }

  #report(kind: FaultKind, error: unknown): void {
    const meaning = this.#meanings[kind === 'unread' ? kind : 'unwritten'];
    const fault = `${meaning} (${error instanceof Error ? error.message : String(error)})`;
    if (fault !== this.#faults.get(kind)) this.#logger.error(fault);
    this.#faults.set(kind, fault);
  }

  #cleanUp(): void {
    if (this.#clock.elapsedMs() < this.#cleanUpAtMs) return;
    this.#cleanUpAtMs = this.#clock.elapsedMs() + cleanUpMs;
    for (const [id, { untilMs }] of this.#claims)
      if (untilMs <= this.#clock.nowMs()) this.#claims.delete(id);
  }
}
