import { hkdfSync } from 'node:crypto';
import type { Merchant } from '../../merchants/Merchant.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import { bodyOpeners, type CodecName } from '../../core/bodyOpeners.ts';

const keyBytes = 32;

/**
 * Codec and key that each merchant shares with its brand's gateway. Both sides derive the key from
 * the secret in the data folder, unless an admin call set one.
 */
export class MerchantKeys {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Returns the codec of a merchant's encrypted calls. */
  codecOf({ codec, profile }: Merchant): CodecName {
    return codec ?? profileOf(profile).codec;
  }

  /** Returns a merchant's key: Base64 for AES, eight characters for DES. */
  keyOf({ codecKey, profile }: Pick<Merchant, 'codecKey' | 'profile'>): string {
    return (
      codecKey ??
      Buffer.from(
        hkdfSync('sha256', this.#secret, 'livery sandbox', `SANDBOX_KEY_${profile}`, keyBytes),
      ).toString('base64')
    );
  }

  /**
   * Decodes text from the merchant's gateway. Merchants without a codec use AES for gateway proofs.
   */
  open(merchant: Merchant, body: string): string | undefined {
    const codec = this.codecOf(merchant);
    return bodyOpeners[codec === 'none' ? 'aes-256-gcm' : codec](body, this.keyOf(merchant));
  }
}
