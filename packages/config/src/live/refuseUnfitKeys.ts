import type { UpstreamDocument } from '@livery/model';
import type { ServedBrand, ServingCheck } from './ServingCheck.ts';

/** Codec of calls' bodies. */
export type KeyedCodec = Exclude<NonNullable<UpstreamDocument['codecs']>[string], 'none'>;

/**
 * Refuses brands whose codec key does not fit a codec, because every call that it encodes would
 * fail, among them logins. A missing key is the problem of another check.
 *
 * @param ports.keyFault returns why a key does not fit, without the key.
 */
export function refuseUnfitKeys({
  secretOf,
  keyFault,
}: {
  secretOf: (name: string, owner: ServedBrand) => string | undefined;
  keyFault: (codec: KeyedCodec, key: string) => string | undefined;
}): ServingCheck {
  return (brand) => {
    const { codecKey, codecs = {} } = brand.upstream;
    if (typeof codecKey !== 'object') return [];
    const key = secretOf(codecKey.$secret, brand);
    if (key === undefined) return [];
    return [...new Set(Object.values(codecs))].flatMap((codec) => {
      const fault = codec === 'none' ? undefined : keyFault(codec, key);
      if (fault === undefined) return [];
      return [
        {
          code: 'LV511',
          names: ['codecKey'],
          message: `the secret ${codecKey.$secret} is no key of the codec ${codec}: ${fault}`,
        },
      ];
    });
  };
}
