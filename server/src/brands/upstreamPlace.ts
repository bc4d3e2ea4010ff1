import { nearestPlace } from '@livery/config';
import type { SiteFacts, ValuePlace } from '../snapshots/PackedSite.ts';

/**
 * Returns where a value of a brand's upstream.json was written, in its own folder or a parent's:
 * the nearest known position, else the start of the file.
 *
 * @param names names of the value, from the top of the document.
 */
export function upstreamPlace(
  { brand, places }: Pick<SiteFacts, 'brand' | 'places'>,
  ...names: readonly string[]
): ValuePlace {
  const place = nearestPlace(names, (pointer) => places[pointer]);
  return place
    ? { file: place.file, line: place.line, column: place.column }
    : { file: `${brand}/upstream.json`, line: 1, column: 1 };
}
