import { hkdfSync } from 'node:crypto';
import type { Merchant } from '../../merchants/Merchant.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import { bodyOpeners, type CodecName } from '../../core/bodyOpeners.ts';

const keyBytes = 32;

/**
 * What each merchant has agreed with its brand's gateway: a codec and a key. Both sides make the
 * key of the secret in the data folder, unless an admin call set one.
 */
export class MerchantKeys {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** How a merchant's encrypted calls have to come. */
  codecOf({ codec, profile }: Merchant): CodecName {
    return codec ?? profileOf(profile).codec;
  }

  /** A merchant's key: for AES in Base64, for DES eight characters. */
  keyOf({ codecKey, profile }: Pick<Merchant, 'codecKey' | 'profile'>): string {
    return (
      codecKey ??
      Buffer.from(
        hkdfSync('sha256', this.#secret, 'livery sandbox', `SANDBOX_KEY_${profile}`, keyBytes),
      ).toString('base64')
    );
  }

  /**
   * What a merchant's gateway encoded; where bodies come plain, what it has to prove comes by AES.
   */
  open(merchant: Merchant, sent: string): string | undefined {
    const codec = this.codecOf(merchant);
    return bodyOpeners[codec === 'none' ? 'aes-256-gcm' : codec](sent, this.keyOf(merchant));
  }
}
