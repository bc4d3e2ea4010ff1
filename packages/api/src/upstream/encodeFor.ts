import type { UpstreamDocument } from '@livery/model';
import { codecs } from './codecs.ts';
import { RequestFault } from './RequestFault.ts';

/** Looks up a secret of the brand that makes the call. */
export type OwnSecretOf = (name: string) => string | undefined;

/**
 * Encodes a text with the codec of a call in upstream.json; `undefined` if the call has none. Errors:
 * `RequestFault` if the key is missing or does not fit.
 */
export function encodeFor(
  { codecs: named, codecKey }: UpstreamDocument,
  call: string,
  text: string,
  ownSecret: OwnSecretOf,
): string | undefined {
  const codec = named && Object.hasOwn(named, call) ? named[call] : undefined;
  if (codec === undefined || codec === 'none') return undefined;
  const key = typeof codecKey === 'object' ? ownSecret(codecKey.$secret) : codecKey;
  if (key === undefined)
    throw new RequestFault(
      `the codec ${codec} of ${call} has no key; name its secret as codecKey in upstream.json`,
    );
  try {
    return codecs[codec](text, key);
  } catch (error) {
    throw new RequestFault(
      `the codec ${codec} of ${call}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
