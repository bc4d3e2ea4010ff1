import { createChallenge, randomInt, verifySolution, HmacAlgorithm } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import { hkdfSync } from 'node:crypto';
import type { Clock } from '@livery/model';
import type { Keyring } from '../session/Keyring.ts';
import type { AcceptedClaim, SharedState } from '../shared-state/SharedState.ts';
import type { BotCheck, CheckedCall, IssuedCheck } from './BotCheck.ts';

/** Time to solve a puzzle. */
const challengeMs = 2 * 60_000;
/**
 * Hashes per attempt: enough to dominate the cost of an attempt, and few enough that creating a
 * puzzle, which takes one attempt, costs the server no more than a page.
 */
const hashesPerTry = 5_000;
/**
 * Most hashes of any check, so that a slow phone solves it within the minute that the browser
 * waits.
 */
const maxHashes = 10_000_000;

/** Data covered by the signature of a puzzle. */
type Bound = {
  readonly brand: string;
  readonly call: string;
  readonly untilMs: number;
  /** Id of the key that signed the puzzle. */
  readonly keyId: string;
};

/**
 * Embedded bot check: the browser computes hashes. It slows automated attempts down, and does not
 * stop them. One core of a server computes 3.7 million hashes a second (measured), a slow phone
 * 300,000: the default of 400,000 hashes, half of them on average, costs the core 55 ms and the
 * phone 0.7 s, so ten thousand tries are nine minutes of one core. {@link CheckEffort} therefore
 * raises the number for visitors whose checks lead to no sign-in, up to 1.4 s of the core for each
 * try. The limits of attempts by account, number and address remain the main protection. Needs no
 * third party.
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

  async challenge({ site: { brand, site }, call, effort = 1 }: IssuedCheck): Promise<string> {
    const key = this.#keyring.sealingKey();
    const maxCounter = Math.ceil(hashLimit(site.botCheck.hashesPerCheck, effort) / hashesPerTry);
    const data: Bound = { brand, call, untilMs: this.#clock.nowMs() + challengeMs, keyId: key.id };
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: hashesPerTry,
      deriveKey,
      data,
      hmacAlgorithm: HmacAlgorithm.SHA_256,
      ...keysOf(key.secret, brand),
      // Fixed by the server: verification costs one HMAC, and the effort is bounded. The lowest
      // counter is 1, because a program would start at any higher one that is known.
      counter: randomInt(maxCounter, 1),
    });
    return Buffer.from(JSON.stringify(challenge)).toString('base64url');
  }

  async verify({
    site: { brand },
    call,
    solution,
  }: CheckedCall & { readonly solution: string }): Promise<AcceptedClaim | undefined> {
    const payload = readPayload(solution);
    if (!payload) return undefined;
    const { nonce, data } = payload.challenge.parameters;
    const { call: boundCall, untilMs, keyId } = data ?? {};
    const isIn =
      data?.brand === brand &&
      boundCall === call &&
      typeof untilMs === 'number' &&
      untilMs > this.#clock.nowMs() &&
      typeof nonce === 'string';
    const key = this.#keyring.find(String(keyId));
    if (!isIn || !key || !(await isSolved(payload, keysOf(key.secret, brand)))) return undefined;
    this.#keyring.countOpen(key, 'challenge');
    return this.#claims.claim(brand, nonce, untilMs);
  }
}

/** Returns the maximum number of hashes of a check. */
export function hashLimit(hashesPerCheck: number, effort: number): number {
  return Math.min(hashesPerCheck * effort, maxHashes);
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
