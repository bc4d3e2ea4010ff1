import { createHmac, hash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '@livery/model';
import { derivedKey } from '../http/derivedKey.ts';
import { tupleKey } from '../http/tupleKey.ts';
import type { AuditEvent } from './AuditEvent.ts';
import type { AuditSink } from './AuditSink.ts';

const defaultMaxQueued = 10_000;
const batchSize = 500;
const retryMs = 1_000;
/** Longest wait of a stop for the last lines. */
const closeTimeoutMs = 2_000;
/** Time between copies of the head in the log of the process. */
const headLogMs = 3_600_000;
/** `prev` of the first line. */
const genesis = '0'.repeat(64);

/** End of the chain. */
export interface AuditHead {
  /** Hash of the last line. */
  readonly hash: string;
  /** Lines that this process has written. */
  readonly lines: number;
}

interface QueuedEvent {
  readonly at: string;
  readonly event: AuditEvent;
}

/**
 * Audit log: JSON lines, each with the SHA-256 of the line before it, so that a changed or removed
 * line breaks the chain. Recording never waits: lines are written in the background. If they cannot
 * be written, a bounded number waits, and the next line that can be written has the number of the
 * others.
 */
export class AuditLog {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #sink: AuditSink;
  readonly #maxQueued: number;
  readonly #memberKey: () => Buffer;
  #queue: QueuedEvent[] = [];
  #missing = 0;
  #missingSince = '';
  #head: string | undefined;
  #lines = 0;
  #fault: string | undefined;
  #headLoggedMs = -Infinity;
  #writing: Promise<void> | undefined;
  #isClosed = false;

  constructor({
    clock,
    logger,
    sink,
    secret,
    maxQueued = defaultMaxQueued,
  }: {
    clock: Clock;
    logger: Logger;
    sink: AuditSink;
    /** Returns the secret that keys the hashes of members. */
    secret: () => string;
    maxQueued?: number;
  }) {
    this.#clock = clock;
    this.#logger = logger;
    this.#sink = sink;
    this.#maxQueued = maxQueued;
    this.#memberKey = derivedKey(secret, 'audit subjects');
  }

  /** End of the chain; `undefined` before the first line. */
  get head(): AuditHead | undefined {
    return this.#head === undefined ? undefined : { hash: this.#head, lines: this.#lines };
  }

  /** Reason why lines are not written; `undefined` while they are. */
  get fault(): string | undefined {
    const lost = this.#missing > 0 ? `${this.#missing} lines are lost, ` : '';
    return this.#fault === undefined
      ? undefined
      : `the audit log cannot be written: ${lost}${this.#queue.length} lines wait (${this.#fault})`;
  }

  /** Adds an event, without waiting for the disk. */
  record(event: AuditEvent): void {
    const at = new Date(this.#clock.nowMs()).toISOString();
    if (this.#queue.length >= this.#maxQueued) {
      if (this.#missing === 0) this.#missingSince = at;
      this.#missing += 1;
      return;
    }
    this.#queue.push({ at, event });
    this.#writing ??= this.#write();
  }

  /** Returns what a member, address or number of a brand is called in the log. */
  subject(brand: string, ...names: readonly string[]): string {
    return createHmac('sha256', this.#memberKey())
      .update(tupleKey(brand, ...names))
      .digest('base64url')
      .slice(0, 22);
  }

  /** Resolves when all lines are written, or after two seconds. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, closeTimeoutMs);
    await Promise.race([this.#writing, promise]);
    clearTimeout(timer);
    if (this.#lines > 0) this.#logHead();
    const count = this.#queue.length + this.#missing;
    if (count > 0) this.#logger.error({ count }, `the audit log lacks its last ${count} lines`);
  }

  async #write(): Promise<void> {
    // Events of the same moment are written together.
    await new Promise(setImmediate);
    while (this.#queue.length > 0 || this.#missing > 0) {
      try {
        await this.#writeBatch();
        this.#fault = undefined;
      } catch (error) {
        const fault = error instanceof Error ? error.message : String(error);
        if (fault !== this.#fault) this.#logger.error(`the audit log cannot be written: ${fault}`);
        this.#fault = fault;
        if (this.#isClosed) break;
        await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
      }
    }
    this.#writing = undefined;
  }

  async #writeBatch(): Promise<void> {
    if (this.#head === undefined) {
      const { lastLine, removedBytes } = await this.#sink.open();
      this.#head = lastLine === undefined ? genesis : hashOf(lastLine);
      if (removedBytes > 0)
        this.#queue.unshift(this.#now({ event: 'line-removed', bytes: removedBytes }));
    }
    const batch = this.#queue.slice(0, batchSize);
    const taken = batch.length;
    const missing = this.#missing;
    // The lost lines came after the ones that waited.
    if (taken === this.#queue.length && missing > 0)
      batch.push(this.#now({ event: 'missing', count: missing, since: this.#missingSince }));
    let prev = this.#head;
    let text = '';
    for (const { at, event } of batch) {
      const line = JSON.stringify({ at, ...event, prev });
      text += `${line}\n`;
      prev = hashOf(line);
    }
    await this.#sink.append(new Date(this.#clock.nowMs()).toISOString().slice(0, 10), text);
    this.#head = prev;
    this.#lines += batch.length;
    this.#queue.splice(0, taken);
    if (batch.length > taken) this.#missing -= missing;
    if (this.#clock.elapsedMs() - this.#headLoggedMs >= headLogMs) this.#logHead();
  }

  /** Copies the head to the log of the process, which is usually kept on another machine. */
  #logHead(): void {
    this.#headLoggedMs = this.#clock.elapsedMs();
    this.#logger.info({ auditHead: this.#head }, `audit log: the chain ends with ${this.#head}`);
  }

  #now(event: AuditEvent): QueuedEvent {
    return { at: new Date(this.#clock.nowMs()).toISOString(), event };
  }
}

function hashOf(line: string): string {
  return hash('sha256', line, 'hex');
}
