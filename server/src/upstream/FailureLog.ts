import type { Clock } from '@livery/model';
import type { Logger } from 'pino';

/** Failures of a kind that are logged one by one before they are summed up. */
const maxLines = 5;
const summaryIntervalMs = 60_000;

/** A call to an operator that failed. */
export interface FailedCall {
  readonly requestId: string;
  readonly brand: string;
  readonly call: string;
  /** Code of the failure. */
  readonly code: string;
  /** Cause for engineers, never sent to visitors. */
  readonly reason: unknown;
}

interface FailureKind {
  /** Failures that were logged one by one. */
  lines: number;
  /** Failures since the last summary. */
  summed: number;
  last: FailedCall;
}

/**
 * Log of failed calls to operators. While an operator is down each visitor's request fails, so a
 * line for each would fill the disk: of each brand, call and code the first five are logged, then
 * their number once a minute. After a minute without failures of a kind its next ones are logged
 * again.
 */
export class FailureLog {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #kinds = new Map<string, FailureKind>();
  #stop: (() => void) | undefined;

  constructor({ clock, logger }: { clock: Clock; logger: Logger }) {
    this.#clock = clock;
    this.#logger = logger;
  }

  add(failed: FailedCall): void {
    const { brand, call, code } = failed;
    const key = JSON.stringify([brand, call, code]);
    const kind = this.#kinds.get(key) ?? { lines: 0, summed: 0, last: failed };
    this.#kinds.set(key, kind);
    this.#stop ??= this.#clock.every(summaryIntervalMs, () => this.#sumUp());
    kind.last = failed;
    if (kind.lines < maxLines) {
      kind.lines += 1;
      this.#logger.warn(failed, `${brand}: ${call} failed`);
    } else kind.summed += 1;
  }

  /** Logs what was not logged yet; at the end of the process. */
  close(): void {
    this.#sumUp();
    this.#stop?.();
    this.#stop = undefined;
  }

  #sumUp(): void {
    for (const [key, { lines, summed, last }] of this.#kinds) {
      if (summed === 0) {
        this.#kinds.delete(key);
        continue;
      }
      this.#kinds.set(key, { lines, summed: 0, last });
      this.#logger.warn(
        { ...last, count: summed },
        `${last.brand}: ${last.call} failed ${summed} more times; the fields are of the last one`,
      );
    }
    if (this.#kinds.size > 0) return;
    this.#stop?.();
    this.#stop = undefined;
  }
}
