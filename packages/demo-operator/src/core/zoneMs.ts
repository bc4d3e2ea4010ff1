/** UTC offset of the demonstration's calendar days: Manila, which has no daylight saving time. */
export const zoneMs = 8 * 60 * 60 * 1000;
