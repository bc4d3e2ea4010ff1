import type { Clock } from '../http/Clock.ts';

/** Where ended sessions are written down, so that a restart does not revive them. */
export interface LineLog {
  /** Every line written so far. */
  lines: () => readonly string[];
  append: (line: string) => void;
  /** Puts these lines in the place of all others. */
  rewrite: (lines: readonly string[]) => void;
}

/** Sessions that were ended before their time: a sealed cookie cannot be taken back, so its name is remembered until it would have run out. */
export class Denylist {
  readonly #clock: Clock;
  readonly #log: LineLog;
  readonly #untilMs = new Map<string, number>();

  constructor({ clock, log }: { clock: Clock; log: LineLog }) {
    this.#clock = clock;
    this.#log = log;
    for (const line of log.lines()) {
      const [sid = '', untilMs = ''] = line.split(' ');
      if (sid !== '' && Number(untilMs) > clock.now()) this.#untilMs.set(sid, Number(untilMs));
    }
    log.rewrite([...this.#untilMs].map(([sid, untilMs]) => `${sid} ${untilMs}`));
  }

  has(sid: string): boolean {
    return this.#untilMs.has(sid);
  }

  add({ sid, absolute }: { sid: string; absolute: number }): void {
    if (this.#untilMs.has(sid)) return;
    this.#untilMs.set(sid, absolute);
    this.#log.append(`${sid} ${absolute}`);
    for (const [ended, untilMs] of this.#untilMs) if (untilMs <= this.#clock.now()) this.#untilMs.delete(ended);
  }
}
