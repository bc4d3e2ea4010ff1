import { ApiError } from '@livery/api';
import type { BodyKey } from '@livery/model';
import { compactDecrypt, decodeProtectedHeader } from 'jose';
import type { Key, Keyring } from '../session/Keyring.ts';
import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Public and private key; the private one is never exported. */
interface KeyPair {
  readonly open: BodyKey;
  readonly secret: KeyObject;
}

/**
 * Keys for the bodies of encrypted calls, derived per brand and secret, so that identical servers
 * share them without storage. The sealing key is published and all of them open, which allows
 * rotation.
 */
export class BodyKeys {
  readonly #keyring: Keyring;
  readonly #pairs = new WeakMap<Key, Map<string, KeyPair>>();

  constructor({ keyring }: { keyring: Keyring }) {
    this.#keyring = keyring;
  }

  /** Returns the brand's public key. */
  publicKey(brand: string): BodyKey {
    return this.#pairOf(this.#keyring.sealingKey(), brand).open;
  }

  /**
   * Opens a body sealed for a call.
   *
   * Errors: `stale_key` with the current key; `bad_request` if the body is not a JWE, was modified,
   *         or was sealed for another call.
   */
  async open(brand: string, call: string, sealed: string): Promise<string> {
    const refuse = (message: string) =>
      new ApiError({ code: 'bad_request', call, value: [{ pointer: '/sealed', message }] });
    const header = headerOf(sealed);
    if (!header) throw refuse('must be a JWE in compact form');
    const key = this.#keyring
      .keys()
      .find((candidate) => this.#pairOf(candidate, brand).open.kid === header.kid);
    if (!key) throw new ApiError({ code: 'stale_key', call, value: this.publicKey(brand) });
    if (header.call !== call) throw refuse('was sealed for another call');
    const opened = await compactDecrypt(sealed, this.#pairOf(key, brand).secret, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).catch(() => undefined);
    if (!opened)
      throw refuse('cannot be opened: it was changed on its way, or is sealed another way');
    this.#keyring.countOpen(key, 'body');
    return new TextDecoder().decode(opened.plaintext);
  }

  #pairOf(key: Key, brand: string): KeyPair {
    const pairs = this.#pairs.get(key) ?? new Map<string, KeyPair>();
    this.#pairs.set(key, pairs);
    const pair = pairs.get(brand) ?? makePair(key.secret, brand);
    pairs.set(brand, pair);
    return pair;
  }
}

function headerOf(sealed: string): Record<string, unknown> | undefined {
  try {
    return decodeProtectedHeader(sealed);
  } catch {
    return undefined;
  }
}

/** Derives a key pair on P-256, skipping numbers outside the curve's order (one in 2³²). */
function makePair(secret: string, brand: string): KeyPair {
  const curve = createECDH('prime256v1');
  for (let attempt = 0; ; attempt += 1) {
    const d = Buffer.from(hkdfSync('sha256', secret, 'livery', `body ${brand} ${attempt}`, 32));
    try {
      curve.setPrivateKey(d);
    } catch {
      continue;
    }
    const point = curve.getPublicKey();
    const [x, y] = [
      point.subarray(1, 33).toString('base64url'),
      point.subarray(33).toString('base64url'),
    ];
    const kid = Buffer.from(hkdfSync('sha256', point, 'livery', 'kid', 12)).toString('base64url');
    return {
      open: { kid, x, y },
      secret: createPrivateKey({
        format: 'jwk',
        key: { kty: 'EC', crv: 'P-256', x, y, d: d.toString('base64url') },
      }),
    };
  }
}
