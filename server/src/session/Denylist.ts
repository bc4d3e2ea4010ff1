import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import type { AppendLog } from './AppendLog.ts';

/**
 * Sessions that were ended before their time, and tickets that were used: a sealed cookie cannot be
 * taken back, so its name is remembered until it would have run out.
 */
export class Denylist {
  readonly #clock: Clock;
  readonly #log: AppendLog;
  readonly #logger: Logger;
  readonly #untilMs = new Map<string, number>();
  #takenMs: number | undefined;
  readonly #faults = new Map<string, string>();

  constructor({ clock, log, logger }: { clock: Clock; log: AppendLog; logger: Logger }) {
    this.#clock = clock;
    this.#log = log;
    this.#logger = logger;
    this.#take();
  }

  /** Why ended sessions are remembered here only; `undefined` while they are written down. */
  get fault(): string | undefined {
    return [...this.#faults.values()][0];
  }

  has(sid: string): boolean {
    this.#take();
    return this.#untilMs.has(sid);
  }

  /**
   * Ends it unless it has ended: what counts once counts for the first who comes. @returns whether
   * it did.
   */
  claim(ended: { sid: string; absolute: number }): boolean {
    // What another server wrote down within this millisecond counts too.
    this.#takenMs = undefined;
    if (this.has(ended.sid)) return false;
    this.add(ended);
    return true;
  }

  add({ sid, absolute }: { sid: string; absolute: number }): void {
    if (this.#untilMs.has(sid)) return;
    this.#untilMs.set(sid, absolute);
    for (const [ended, untilMs] of this.#untilMs)
      if (untilMs <= this.#clock.nowMs()) this.#untilMs.delete(ended);
    this.#attempt(
      'could not be written down: a restart or another server may take its cookie for good',
      () => this.#log.append(`${sid} ${absolute}`, absolute),
    );
  }

  /** What another server of this data folder ended counts here too, within a millisecond. */
  #take(): void {
    if (this.#takenMs === this.#clock.nowMs()) return;
    this.#takenMs = this.#clock.nowMs();
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
