/**
 * Parts into which long walks over all pages of a brand are split, because one test would take
 * minutes.
 */
export const shards = [0, 1, 2, 3];

/** Returns a filter of the places that belong to a shard. */
export function isInShard(shard: number): (item: unknown, index: number) => boolean {
  return (_, index) => index % shards.length === shard;
}
