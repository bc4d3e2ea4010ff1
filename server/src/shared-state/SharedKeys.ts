import { createHash, createHmac } from 'node:crypto';
import { derivedKey } from '../http/derivedKey.ts';

const prefix = 'livery';
/** Bytes of a hash that a key has: too many for two ids to meet by chance. */
const hashBytes = 16;

/**
 * Names of the keys in Valkey. They contain the brand and hashes only: a reader of them learns no
 * address, phone number, account or id. The brand is a hash tag, so a cluster keeps its keys
 * together.
 */
export class SharedKeys {
  readonly #limitKey: () => Buffer;

  /**
   * @param secret returns the secret that keys the hashes of subjects, because few addresses and
   *   numbers exist to be tried.
   */
  constructor({ secret }: { secret: () => string }) {
    this.#limitKey = derivedKey(secret, 'shared limits');
  }

  /** Stream of ended sessions, one for all brands, because every server follows it. */
  readonly ended = `${prefix}:ended`;

  limit(brand: string, key: string): string {
    const subject = createHmac('sha256', this.#limitKey()).update(key);
    return `${prefix}:{${brand}}:limit:${shortened(subject.digest())}`;
  }

  /** Independent of the secret, so that servers share claims during its rotation. */
  claim(brand: string, id: string): string {
    return `${prefix}:{${brand}}:claim:${hashOf(id)}`;
  }
}

function hashOf(id: string): string {
  return shortened(createHash('sha256').update(id).digest());
}

function shortened(hash: Buffer): string {
  return hash.subarray(0, hashBytes).toString('base64url');
}
