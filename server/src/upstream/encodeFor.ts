import type { UpstreamDocument } from '@livery/model';
import { codecs } from './codecs.ts';
import { UpstreamFault } from './UpstreamFault.ts';
import type { SecretOf } from './upstreamRequest.ts';

/**
 * A text by the codec upstream.json names for a call; `undefined` where it names none. Errors:
 * `UpstreamFault` without a key, or with one that does not fit.
 */
export function encodeFor(
  { codecs: named, codecKey }: UpstreamDocument,
  call: string,
  text: string,
  secretOf: SecretOf,
): string | undefined {
  const codec = named && Object.hasOwn(named, call) ? named[call] : undefined;
  if (codec === undefined || codec === 'none') return undefined;
  const key = typeof codecKey === 'object' ? secretOf(codecKey.$secret) : codecKey;
  if (key === undefined)
    throw new UpstreamFault(
      'connection',
      `the codec ${codec} of ${call} has no key; name its secret as codecKey in upstream.json`,
    );
  try {
    return codecs[codec](text, key);
  } catch (error) {
    throw new UpstreamFault(
      'connection',
      `the codec ${codec} of ${call}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
