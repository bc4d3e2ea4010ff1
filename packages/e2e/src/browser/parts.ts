/**
 * So many tests share the places of a brand where each is looked at long: one test of them all
 * would take minutes.
 */
export const parts = [0, 1, 2, 3];

/** Whether a place, by its number among them, is one of a part's. */
export function isOfPart(part: number): (place: unknown, index: number) => boolean {
  return (_, index) => index % parts.length === part;
}
