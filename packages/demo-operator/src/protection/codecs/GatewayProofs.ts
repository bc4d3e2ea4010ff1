import type { Attempts } from '../../members/Attempts.ts';
import type { CallContext } from '../../calls/CallHandlers.ts';
import type { MerchantKeys } from './MerchantKeys.ts';

const lifetimeMs = 60_000;
const noncePattern = /^[\w-]{16,64}$/;

/**
 * Proofs that a request comes from the merchant's own gateway: merchant, time and a nonce,
 * encrypted with the agreed key.
 */
export class GatewayProofs {
  readonly #keys: MerchantKeys;
  readonly #attempts: Attempts;

  constructor({ keys, attempts }: { keys: MerchantKeys; attempts: Attempts }) {
    this.#keys = keys;
    this.#attempts = attempts;
  }

  /**
   * Verifies a proof and uses it up. Returns false for a missing proof, a wrong key or merchant, a
   * proof older than a minute, and a proof used before.
   */
  async accept(proof: string | undefined, { merchant, nowMs }: CallContext): Promise<boolean> {
    const claims = proof === undefined ? undefined : recordOf(this.#keys.open(merchant, proof));
    // The gateway uses the real time, not the merchant's clock.
    const realMs = nowMs - merchant.clockOffsetMs;
    if (
      !claims ||
      claims.merchant !== merchant.code ||
      typeof claims.atMs !== 'number' ||
      Math.abs(realMs - claims.atMs) > lifetimeMs
    )
      return false;
    if (typeof claims.nonce !== 'string' || !noncePattern.test(claims.nonce)) return false;
    // Nonces are remembered for as long as their proof would be valid.
    const used = await this.#attempts.take(
      { merchant: merchant.code, kind: 'proof', subject: claims.nonce },
      { max: 1, withinMs: 2 * lifetimeMs },
      realMs,
    );
    return used === undefined;
  }
}

function recordOf(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    // The fields are unchecked here; the caller validates each.
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
