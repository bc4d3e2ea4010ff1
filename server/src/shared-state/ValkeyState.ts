import type { Valkey } from 'iovalkey';
import type { Logger } from 'pino';
import type { Clock } from '@livery/model';
import type { RateLimit } from './RateLimiter.ts';
import { limitScript } from './limitScript.ts';
import { ClockSkew } from './ClockSkew.ts';
import type { Claim, LocalState } from './LocalState.ts';
import { SharedClaims } from './SharedClaims.ts';
import { SharedEnds } from './SharedEnds.ts';
import { SharedKeys } from './SharedKeys.ts';
import type { AcceptedClaim, AskCounts, EndedSession, SharedState } from './SharedState.ts';
import { ValkeyLink } from './ValkeyLink.ts';

/** Time between two comparisons of this clock with Valkey's. */
const skewIntervalMs = 60_000;

/**
 * State that machines share in Valkey. Everything is also counted and written down locally, so an
 * answer that is late or missing is replaced by the local one, and what Valkey has missed or lost
 * is handed over when it answers again.
 */
export class ValkeyState implements SharedState {
  readonly #local: LocalState;
  readonly #keys: SharedKeys;
  readonly #link: ValkeyLink;
  readonly #ends: SharedEnds;
  readonly #claims: SharedClaims;
  readonly #skew: ClockSkew;
  readonly #skewTimer: NodeJS.Timeout;
  /** Identifies a start of Valkey, which may have lost what it had. */
  #runId = '';

  constructor({
    url,
    secret,
    clock,
    logger,
    local,
    limitWaitMs,
    claimWaitMs,
    onReused,
  }: {
    url: string;
    secret: () => string;
    clock: Clock;
    logger: Logger;
    local: LocalState;
    /** Longest wait for the answer about a limit before the local one is taken. */
    limitWaitMs: number;
    /** Longest wait for the answer about a claim. */
    claimWaitMs: number;
    /** Called for a claim that was accepted here, and by another machine before. */
    onReused: (claim: Claim) => void;
  }) {
    this.#local = local;
    this.#keys = new SharedKeys({ secret });
    this.#ends = new SharedEnds({ url, clock, local, keys: this.#keys });
    this.#link = new ValkeyLink({
      url,
      clock,
      logger,
      askTimeoutMs: limitWaitMs,
      confirmTimeoutMs: claimWaitMs,
      onBack: (client) => this.#synchronise(client),
    });
    this.#claims = new SharedClaims({
      clock,
      local,
      keys: this.#keys,
      link: this.#link,
      end: (session) => this.end(session),
      onReused,
    });
    this.#skew = new ClockSkew({ clock, address: new URL(url).host });
    this.#skewTimer = setInterval(() => {
      void this.#link.ask((client) => this.#skew.measure(client));
    }, skewIntervalMs).unref();
  }

  /** Resolves when Valkey has answered and both sides are up to date. */
  get firstContact(): Promise<void> {
    return this.#link.firstContact;
  }

  get machine(): string {
    return this.#local.machine;
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

  claim(brand: string, id: string, untilMs: number): Promise<AcceptedClaim | undefined> {
    return this.#claims.claim(brand, id, untilMs);
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

  isUp(): boolean {
    return this.#link.fault === undefined;
  }

  clockAheadMs(): number {
    return this.#skew.aheadMs;
  }

  faults(): readonly string[] {
    return [
      ...this.#local.faults(),
      ...[this.#link.fault, this.#skew.fault].filter((fault) => fault !== undefined),
    ];
  }

  async close(): Promise<void> {
    clearInterval(this.#skewTimer);
    await this.#link.close();
    this.#ends.close();
    await this.#local.close();
  }

  /** Reads what other servers ended, and hands over what Valkey does not have. */
  async #synchronise(client: Valkey): Promise<void> {
    const runId = /^run_id:(\w+)/m.exec(await client.info('server'))?.[1] ?? '';
    if (runId !== this.#runId) {
      this.#ends.reset();
      this.#claims.reset();
    }
    this.#runId = runId;
    await this.#skew.measure(client);
    await this.#ends.synchronise(client);
    await this.#claims.deliver(client);
  }
}
