/** Height of a row of digits where the brand has no word in it. */
export const rowHeightPx = 60;
