/** Height of a row of digits for counters whose height is not configurable. */
export const rowHeightPx = 60;
