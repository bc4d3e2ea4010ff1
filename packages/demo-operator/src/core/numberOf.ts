/** Converts an id; 0, which no row has, for anything that is no number of this operator. */
export function numberOf(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}
