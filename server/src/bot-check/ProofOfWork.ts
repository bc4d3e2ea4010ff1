import { createChallenge, randomInt, verifySolution, HmacAlgorithm } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import { hkdfSync } from 'node:crypto';
import type { Clock } from '../http/Clock.ts';
import type { Keyring } from '../session/Keyring.ts';
import type { SharedState } from '../shared-state/SharedState.ts';
import type { BotCheck, CheckedCall } from './BotCheck.ts';

/** Time to solve a puzzle. */
const challengeMs = 2 * 60_000;
/**
 * Hashes per attempt: enough to dominate the cost of an attempt, and few enough that creating a puzzle,
 * which takes one attempt, costs the server no more than a page.
 */
const hashesPerTry = 5_000;

/** Data covered by the signature of a puzzle. */
type Bound = {
  readonly brand: string;
  readonly call: string;
  readonly untilMs: number;
  /** Id of the key that signed the puzzle. */
  readonly keyId: string;
};

/**
 * Embedded bot check: the browser computes hashes, which is cheap for one login and expensive for
 * thousands. Needs no third party.
 */
export class ProofOfWork implements BotCheck {
  readonly #keyring: Keyring;
  readonly #clock: Clock;
  readonly #claims: Pick<SharedState, 'claim'>;

  constructor({
    keyring,
    clock,
    claims,
  }: {
    keyring: Keyring;
    clock: Clock;
    claims: Pick<SharedState, 'claim'>;
  }) {
    this.#keyring = keyring;
    this.#clock = clock;
    this.#claims = claims;
  }

  async challenge({ site: { brand, site }, call }: CheckedCall): Promise<string> {
    const key = this.#keyring.sealingKey();
    const maxCounter = Math.ceil(site.botCheck.hashesPerCheck / hashesPerTry);
    const data: Bound = { brand, call, untilMs: this.#clock.nowMs() + challengeMs, keyId: key.id };
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: hashesPerTry,
      deriveKey,
      data,
      hmacAlgorithm: HmacAlgorithm.SHA_256,
      ...keysOf(key.secret, brand),
      // Fixed by the server: verification costs one HMAC, and the effort is bounded.
      counter: randomInt(maxCounter, Math.ceil(maxCounter / 2)),
    });
    return Buffer.from(JSON.stringify(challenge)).toString('base64url');
  }

  async verify({
    site: { brand },
    call,
    solution,
  }: CheckedCall & { readonly solution: string }): Promise<boolean> {
    const payload = readPayload(solution);
    if (!payload) return false;
    const { nonce, data } = payload.challenge.parameters;
    const { call: boundCall, untilMs, keyId } = data ?? {};
    const isIn =
      data?.brand === brand &&
      boundCall === call &&
      typeof untilMs === 'number' &&
      untilMs > this.#clock.nowMs() &&
      typeof nonce === 'string';
    const key = this.#keyring.find(String(keyId));
    if (!isIn || !key || !(await isSolved(payload, keysOf(key.secret, brand)))) return false;
    this.#keyring.countOpen(key, 'challenge');
    return this.#claims.claim(brand, nonce, untilMs);
  }
}

async function isSolved(
  { challenge, solution }: Payload,
  keys: ReturnType<typeof keysOf>,
): Promise<boolean> {
  // The library may throw on unsigned input of any shape.
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys }).catch(
    () => ({ verified: false }),
  );
  return verified;
}

/** Returns the keys of a brand, so that puzzles of other brands are rejected. */
function keysOf(
  secret: string,
  brand: string,
): { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string } {
  const key = (purpose: string): string =>
    Buffer.from(hkdfSync('sha256', secret, 'livery', `bot check ${purpose} ${brand}`, 32)).toString(
      'hex',
    );
  return { hmacSignatureSecret: key('puzzle'), hmacKeySignatureSecret: key('answer') };
}

function readPayload(text: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return isPayload(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** Checks the fields that are read before the signature; the library checks the rest. */
function isPayload(payload: unknown): payload is Payload {
  // Validated below.
  const { challenge, solution } = Object(payload) as {
    challenge?: Partial<Challenge>;
    solution?: unknown;
  };
  const keys = challenge?.parameters?.keySignature;
  return (
    typeof solution === 'object' &&
    solution !== null &&
    typeof keys === 'string' &&
    typeof challenge?.signature === 'string'
  );
}
