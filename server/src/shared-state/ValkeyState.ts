import type { Valkey } from 'iovalkey';
import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import type { RateLimit } from './RateLimiter.ts';
import { limitScript } from './limitScript.ts';
import type { Claim, LocalState } from './LocalState.ts';
import { SharedEnds } from './SharedEnds.ts';
import { SharedKeys } from './SharedKeys.ts';
import type { AskCounts, EndedSession, SharedState } from './SharedState.ts';
import { ValkeyLink } from './ValkeyLink.ts';

/** Claims that are handed over in one message. */
const batchSize = 500;
/** Clocks of servers differ by less. A claim is kept for longer than any of them accepts its id. */
const clockSkewMs = 5 * 60_000;

/**
 * State that machines share in Valkey. Everything is also counted and written down locally, so an answer
 * that is late or missing is replaced by the local one, and what Valkey has missed or lost is handed over
 * when it answers again.
 */
export class ValkeyState implements SharedState {
  readonly #local: LocalState;
  readonly #keys: SharedKeys;
  readonly #link: ValkeyLink;
  readonly #ends: SharedEnds;
  /** Claims that this process knows to be in Valkey. */
  #delivered = new Set<string>();
  /** Identifies a start of Valkey, which may have lost what it had. */
  #runId = '';

  constructor({
    url,
    secret,
    clock,
    logger,
    local,
    askTimeoutMs,
  }: {
    url: string;
    secret: () => string;
    clock: Clock;
    logger: Logger;
    local: LocalState;
    /** Longest wait for an answer before the local one is taken. */
    askTimeoutMs: number;
  }) {
    this.#local = local;
    this.#keys = new SharedKeys({ secret });
    this.#ends = new SharedEnds({ url, clock, local, keys: this.#keys });
    this.#link = new ValkeyLink({
      url,
      clock,
      logger,
      askTimeoutMs,
      onBack: (client) => this.#synchronise(client),
    });
  }

  /** Resolves when Valkey has answered and both sides are up to date. */
  get firstContact(): Promise<void> {
    return this.#link.firstContact;
  }

  counts(): AskCounts {
    return this.#link.counts;
  }

  async take(brand: string, limits: readonly RateLimit[]): Promise<boolean> {
    // Counted here as well, so that the local answer is right when it is needed.
    const localAnswer = this.#local.take(brand, limits);
    const shared = await this.#link.ask((client) =>
      client.eval(
        limitScript,
        limits.length,
        ...limits.map(({ key }) => this.#keys.limit(brand, key)),
        ...limits.flatMap(({ rate: { perSecond, burst } }) => [1000 / perSecond, burst]),
      ),
    );
    return shared ? shared.value === 1 : localAnswer;
  }

  forget(brand: string, key: string): void {
    this.#local.forget(brand, key);
    void this.#link.ask((client) => client.del(this.#keys.limit(brand, key)));
  }

  async claim(brand: string, id: string, untilMs: number): Promise<boolean> {
    if (!(await this.#local.claim(brand, id, untilMs))) return false;
    const shared = await this.#link.ask((client) =>
      this.#sendClaim(client, { brand, id, untilMs }),
    );
    return shared === undefined || shared.value === 'OK';
  }

  end(session: EndedSession): void {
    this.#local.end(session);
    void this.#link.ask((client) => this.#ends.send(client, session));
  }

  hasEnded(sid: string): boolean {
    return this.#local.hasEnded(sid);
  }

  endedCount(): number {
    return this.#local.endedCount();
  }

  settled(): Promise<void> {
    return this.#local.settled();
  }

  faults(): readonly string[] {
    return [...this.#local.faults(), ...[this.#link.fault].filter((fault) => fault !== undefined)];
  }

  async close(): Promise<void> {
    await this.#link.close();
    this.#ends.close();
    await this.#local.close();
  }

  /** Sends a claim. Also after the wait is over, its answer says that Valkey has it. */
  async #sendClaim(client: Valkey, { brand, id, untilMs }: Claim): Promise<'OK' | null> {
    const key = this.#keys.claim(brand, id);
    const answer = await client.set(key, '1', 'PXAT', untilMs + clockSkewMs, 'NX');
    this.#delivered.add(key);
    return answer;
  }

  /** Reads what other servers ended, and hands over what Valkey does not have. */
  async #synchronise(client: Valkey): Promise<void> {
    const runId = /^run_id:(\w+)/m.exec(await client.info('server'))?.[1] ?? '';
    if (runId !== this.#runId) {
      this.#ends.reset();
      this.#delivered = new Set();
    }
    this.#runId = runId;
    await this.#ends.synchronise(client);
    await this.#deliverClaims(client);
  }

  async #deliverClaims(client: Valkey): Promise<void> {
    const known = this.#local.claims().map((claim) => ({
      ...claim,
      key: this.#keys.claim(claim.brand, claim.id),
    }));
    const missing = known.filter(({ key }) => !this.#delivered.has(key));
    for (let start = 0; start < missing.length; start += batchSize) {
      const batch = missing.slice(start, start + batchSize);
      await Promise.all(batch.map((claim) => this.#sendClaim(client, claim)));
    }
    const unexpired = new Set(known.map(({ key }) => key));
    for (const key of this.#delivered) if (!unexpired.has(key)) this.#delivered.delete(key);
  }
}
