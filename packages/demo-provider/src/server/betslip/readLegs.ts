import type { SlipLeg } from '../PlayApi.ts';

/** Maximum number of legs of a slip. */
export const maxLegs = 8;

/**
 * Parses the legs of a slip, each of a different event. Returns undefined when they are invalid.
 */
export function readLegs(picks: unknown): readonly SlipLeg[] | undefined {
  if (!Array.isArray(picks) || picks.length === 0 || picks.length > maxLegs || !picks.every(isLeg))
    return undefined;
  return new Set(picks.map(({ eventId }) => eventId)).size === picks.length ? picks : undefined;
}

function isLeg(value: unknown): value is SlipLeg {
  if (typeof value !== 'object' || value === null) return false;
  const { eventId, market, pick, oddsHundredths } = value as Readonly<Record<string, unknown>>;
  return (
    typeof eventId === 'string' &&
    typeof market === 'string' &&
    typeof pick === 'string' &&
    Number.isSafeInteger(oddsHundredths) &&
    Object.keys(value).length === 4
  );
}
