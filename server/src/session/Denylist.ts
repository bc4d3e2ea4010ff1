import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import type { AppendLog } from './AppendLog.ts';

/**
 * Ids of sessions that were ended early and of used tickets. A sealed cookie cannot be revoked, so its
 * id is denied until the cookie would have expired.
 */
export class Denylist {
  readonly #clock: Clock;
  readonly #log: AppendLog;
  readonly #logger: Logger;
  readonly #untilMs = new Map<string, number>();
  #readAtMs: number | undefined;
  readonly #faults = new Map<string, string>();

  constructor({ clock, log, logger }: { clock: Clock; log: AppendLog; logger: Logger }) {
    this.#clock = clock;
    this.#log = log;
    this.#logger = logger;
    this.#readLog();
  }

  /** Reason why the log cannot be used; `undefined` while it works. */
  get fault(): string | undefined {
    return [...this.#faults.values()][0];
  }

  /** Number of denied ids. */
  get size(): number {
    return this.#untilMs.size;
  }

  /** Returns whether an id is denied. */
  has(sid: string): boolean {
    this.#readLog();
    return this.#untilMs.has(sid);
  }

  /**
   * Denies an id that may be used once. Returns false if it is denied already.
   */
  claim(session: { sid: string; absolute: number }): boolean {
    // Reads the log again, because another server may have written within this millisecond.
    this.#readAtMs = undefined;
    if (this.has(session.sid)) return false;
    this.add(session);
    return true;
  }

  /** Denies an id until `absolute`, and removes expired ones. */
  add({ sid, absolute }: { sid: string; absolute: number }): void {
    if (this.#untilMs.has(sid)) return;
    this.#untilMs.set(sid, absolute);
    for (const [sid, untilMs] of this.#untilMs)
      if (untilMs <= this.#clock.nowMs()) this.#untilMs.delete(sid);
    this.#attempt(
      'could not be written down: a restart or another server may take its cookie for good',
      () => this.#log.append(`${sid} ${absolute}`, absolute),
    );
  }

  /** Reads the entries of other servers with the same data folder, at most once per millisecond. */
  #readLog(): void {
    if (this.#readAtMs === this.#clock.nowMs()) return;
    this.#readAtMs = this.#clock.nowMs();
    this.#attempt('by other servers could not be read: their cookies may count here', () => {
      for (const line of this.#log.readNew()) {
        const [, sid = '', untilMs = ''] = /^([\w-]+) (\d+)$/.exec(line) ?? [];
        if (sid !== '' && Number(untilMs) > this.#clock.nowMs())
          this.#untilMs.set(sid, Number(untilMs));
      }
    });
  }

  #attempt(meaning: string, work: () => void): void {
    try {
      work();
      this.#faults.delete(meaning);
    } catch (error) {
      const fault = `a session that ended ${meaning} (${error instanceof Error ? error.message : String(error)})`;
      if (fault !== this.#faults.get(meaning)) this.#logger.error(fault);
      this.#faults.set(meaning, fault);
    }
  }
}
