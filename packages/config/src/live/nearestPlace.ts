import { joinPointer } from '../source/pointer.ts';

/**
 * Returns where a value of upstream.json was written: the nearest known position.
 *
 * @param names names of the value, from the top of the document.
 * @param placeAt returns the position of the value of a pointer into the document.
 */
export function nearestPlace<Place>(
  names: readonly string[],
  placeAt: (pointer: string) => Place | undefined,
): Place | undefined {
  for (let length = names.length; length >= 0; length -= 1) {
    const place = placeAt(joinPointer('', ...names.slice(0, length)));
    if (place) return place;
  }
  return undefined;
}
