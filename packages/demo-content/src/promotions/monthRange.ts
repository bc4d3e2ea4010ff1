import { integer, listOf, type Shape } from '../reader/shape.ts';

/** First and last month, counted from the merchant's current one. */
export const monthRange: Shape<readonly [first: number, last: number]> = (value, location) => {
  const [first, last, ...extra] = listOf(integer)(value, location);
  if (first !== undefined && last !== undefined && extra.length === 0) return [first, last];
  throw new Error(`${location} must be the first and the last month.`);
};
