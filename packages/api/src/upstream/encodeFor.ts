import type { UpstreamDocument } from '@livery/model';
import { codecs } from './codecs.ts';
import { RequestFault } from './RequestFault.ts';

/** Looks up a secret of the brand that makes the call. */
export type OwnSecretOf = (name: string) => string | undefined;

/** Returns the codec of a call in upstream.json; `undefined` if the call has none. */
export function codecOf(
  { codecs: named }: UpstreamDocument,
  call: string,
): keyof typeof codecs | undefined {
  const codec = named && Object.hasOwn(named, call) ? named[call] : undefined;
  return codec === 'none' ? undefined : codec;
}

/**
 * Encodes a text with the codec of a call in upstream.json; `undefined` if the call has none.
 * Errors: `RequestFault` if the key is missing or does not fit.
 */
export function encodeFor(
  upstream: UpstreamDocument,
  call: string,
  text: string,
  ownSecret: OwnSecretOf,
): string | undefined {
  const codec = codecOf(upstream, call);
  if (codec === undefined) return undefined;
  const { codecKey } = upstream;
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
