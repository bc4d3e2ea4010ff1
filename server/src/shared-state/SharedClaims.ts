import type { Clock } from '@livery/model';
import { deniedClaimId } from './Denylist.ts';
import type { Claim, LocalState } from './LocalState.ts';
import type { SharedKeys } from './SharedKeys.ts';
import {
  clockSkewMs,
  longestSessionMs,
  type AcceptedClaim,
  type EndedSession,
} from './SharedState.ts';

/** Claims that are handed over in one message. */
const batchSize = 500;
/** Time between two removals of expired claims. */
const cleanUpMs = 60_000;

/** Command that a claim needs of Valkey. */
export interface ClaimClient {
  readonly set: (
    key: string,
    value: string,
    milliseconds: 'PX',
    ms: number,
    ifMissing: 'NX',
    withKnown: 'GET',
  ) => Promise<string | null>;
}

/** Connection that waits for the answers of claims, for a limited time. */
export interface ClaimLink {
  readonly confirm: (command: (client: ClaimClient) => Promise<void>) => Promise<unknown>;
}

/** Claim whose answer decides, as long as it comes in time. */
interface OpenClaim extends Claim {
  /** Whether this machine decided alone. */
  isAccepted: boolean;
  /** Answer that came, in time or not. */
  wasUsed: boolean | undefined;
}

/**
 * Ids that count once among all machines. A key in Valkey has the id of the claim that was first,
 * so a machine finds out whether it or another one was, also when the answer comes late or with the
 * hand-over. Expiries are relative, because the clocks of machines and Valkey differ.
 */
export class SharedClaims {
  readonly #clock: Clock;
  readonly #local: Pick<LocalState, 'claims' | 'claimHere'>;
  readonly #keys: Pick<SharedKeys, 'claim'>;
  readonly #link: ClaimLink;
  readonly #end: (session: EndedSession) => void;
  readonly #onReused: (claim: Claim) => void;
  /** Claims that this process knows to be in Valkey. */
  #delivered = new Set<string>();
  /** Claims of this process without an answer. */
  readonly #open = new Map<string, OpenClaim>();
  #cleanUpAtMs = 0;

  /**
   * @param end ends sessions at all machines.
   * @param onReused is called for a claim that was accepted here, and by another machine before.
   */
  constructor({
    clock,
    local,
    keys,
    link,
    end,
    onReused,
  }: {
    clock: Clock;
    local: Pick<LocalState, 'claims' | 'claimHere'>;
    keys: Pick<SharedKeys, 'claim'>;
    link: ClaimLink;
    end: (session: EndedSession) => void;
    onReused: (claim: Claim) => void;
  }) {
    this.#clock = clock;
    this.#local = local;
    this.#keys = keys;
    this.#link = link;
    this.#end = end;
    this.#onReused = onReused;
  }

  /** Claims an id; resolves to `undefined` if it was claimed before. */
  async claim(brand: string, id: string, untilMs: number): Promise<AcceptedClaim | undefined> {
    const claimId = this.#local.claimHere(brand, id, untilMs);
    if (claimId === undefined) return undefined;
    this.#cleanUp();
    const claim = { brand, id, untilMs, claimId, isAccepted: false, wasUsed: undefined };
    this.#open.set(claimId, claim);
    await this.#link.confirm((client) => this.#send(client, claim));
    return this.#decide(claim);
  }

  /** Forgets what Valkey had, because it was started again. */
  reset(): void {
    this.#delivered = new Set();
  }

  /** Hands over the claims that Valkey does not have. */
  async deliver(client: ClaimClient): Promise<void> {
    const known = this.#local.claims();
    const missing = known.filter(({ claimId }) => !this.#delivered.has(claimId));
    for (let start = 0; start < missing.length; start += batchSize)
      await Promise.all(
        missing.slice(start, start + batchSize).map((claim) => this.#send(client, claim)),
      );
    const unexpired = new Set(known.map(({ claimId }) => claimId));
    for (const claimId of this.#delivered)
      if (!unexpired.has(claimId)) this.#delivered.delete(claimId);
  }

  /** Sends a claim. Its answer counts also after the wait for it is over. */
  async #send(client: ClaimClient, claim: Claim): Promise<void> {
    const { brand, id, untilMs, claimId } = claim;
    const lastingMs = Math.max(1, Math.ceil(untilMs - this.#clock.nowMs()) + clockSkewMs);
    const key = this.#keys.claim(brand, id);
    const first = await client.set(key, claimId, 'PX', lastingMs, 'NX', 'GET');
    this.#delivered.add(claimId);
    this.#settle(claim, first !== null && first !== claimId);
  }

  /** Takes over an answer. A claim that was accepted without it is undone. */
  #settle(claim: Claim, wasUsed: boolean): void {
    const open = this.#open.get(claim.claimId);
    this.#open.delete(claim.claimId);
    if (open) open.wasUsed = wasUsed;
    // Without an open claim, a process before this one may have accepted it.
    if (!wasUsed || open?.isAccepted === false) return;
    this.#end({
      sid: deniedClaimId(claim.claimId),
      absolute: this.#clock.nowMs() + longestSessionMs + clockSkewMs,
    });
    if (open) this.#onReused(claim);
  }

  #cleanUp(): void {
    if (this.#clock.elapsedMs() < this.#cleanUpAtMs) return;
    this.#cleanUpAtMs = this.#clock.elapsedMs() + cleanUpMs;
    for (const [claimId, { untilMs }] of this.#open)
      if (untilMs <= this.#clock.nowMs()) this.#open.delete(claimId);
  }

  #decide(claim: OpenClaim): AcceptedClaim | undefined {
    if (claim.wasUsed === true) return undefined;
    claim.isAccepted = true;
    return { unconfirmedId: claim.wasUsed === undefined ? claim.claimId : undefined };
  }
}
