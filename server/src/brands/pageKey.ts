import type { Site } from '@livery/model';
import { tupleKey } from '../http/tupleKey.ts';

/**
 * Returns the key of what is cached of a version of a brand in one of its states, so that a cache
 * never answers with what belongs to another brand, an earlier version or other flags.
 *
 * @param stateHash hash of the brand state; empty for what does not depend on it.
 * @param parts what else the cached value depends on.
 */
export function pageKey(
  { brand, version }: Pick<Site, 'brand' | 'version'>,
  stateHash: string,
  ...parts: readonly string[]
): string {
  return tupleKey(brand, version, stateHash, ...parts);
}

/** Returns the prefix of all keys of a brand. */
export function brandPrefix(brand: string): string {
  return tupleKey(brand);
}
