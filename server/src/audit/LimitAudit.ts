import type { Clock } from '@livery/model';
import type { AuditLog } from './AuditLog.ts';

const windowMs = 60_000;
/** Subjects of one minute that get a line each; an attack by thousands must not fill the disk. */
const maxSubjects = 100;

/** Records which subjects hit limits: each at most once a minute, and the rest as a number. */
export class LimitAudit {
  readonly #audit: AuditLog;
  readonly #clock: Clock;
  readonly #subjects = new Set<string>();
  #startedMs = -Infinity;
  #more = 0;

  constructor({ audit, clock }: { audit: AuditLog; clock: Clock }) {
    this.#audit = audit;
    this.#clock = clock;
  }

  /** Notes a refused event. */
  note(brand: string, limit: string, subject: string): void {
    const nowMs = this.#clock.elapsedMs();
    if (nowMs - this.#startedMs >= windowMs) {
      this.flush();
      this.#subjects.clear();
      this.#startedMs = nowMs;
    }
    const name = this.#audit.subject(brand, limit, subject);
    if (this.#subjects.has(name)) return;
    if (this.#subjects.size >= maxSubjects) {
      this.#more += 1;
      return;
    }
    this.#subjects.add(name);
    this.#audit.record({ event: 'limit', brand, limit, subject: name });
  }

  /** Writes how many further events were refused in the last minute. */
  flush(): void {
    if (this.#more > 0) this.#audit.record({ event: 'more-limits', count: this.#more });
    this.#more = 0;
  }
}
