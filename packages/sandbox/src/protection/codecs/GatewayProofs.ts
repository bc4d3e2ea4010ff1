import type { Attempts } from '../../members/Attempts.ts';
import type { CallContext } from '../../calls/CallHandlers.ts';
import type { MerchantKeys } from './MerchantKeys.ts';

const lifetimeMs = 60_000;
const noncePattern = /^[\w-]{16,64}$/;

/**
 * Proofs that a merchant's own gateway asks: merchant, moment and a number used once, encrypted
 * with the agreed key.
 */
export class GatewayProofs {
  readonly #keys: MerchantKeys;
  readonly #attempts: Attempts;

  constructor({ keys, attempts }: { keys: MerchantKeys; attempts: Attempts }) {
    this.#keys = keys;
    this.#attempts = attempts;
  }

  /**
   * Uses a proof up. False for none, one of another key or merchant, one older than a minute, and
   * one that was used.
   */
  async accept(proof: string | undefined, { merchant, nowMs }: CallContext): Promise<boolean> {
    const said = proof === undefined ? undefined : recordOf(this.#keys.open(merchant, proof));
    // The gateway knows nothing of a merchant's own time.
    const realMs = nowMs - merchant.clockOffsetMs;
    if (
      !said ||
      said.merchant !== merchant.code ||
      typeof said.atMs !== 'number' ||
      Math.abs(realMs - said.atMs) > lifetimeMs
    )
      return false;
    if (typeof said.nonce !== 'string' || !noncePattern.test(said.nonce)) return false;
    // Kept for as long as it would be believed.
    const used = await this.#attempts.take(
      { merchant: merchant.code, kind: 'proof', subject: said.nonce },
      { most: 1, withinMs: 2 * lifetimeMs },
      realMs,
    );
    return used === undefined;
  }
}

function recordOf(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    // Each field is looked at before it counts.
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
