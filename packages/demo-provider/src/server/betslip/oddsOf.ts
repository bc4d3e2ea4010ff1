import { Random } from '@livery/demo-content/art/Random';
import type { Market } from '../PlayApi.ts';
import type { Fixture } from './Fixture.ts';

/** Time for which odds stay unchanged. */
export const oddsStepMs = 60_000;
/** Average house edge, in percent of the stakes. */
export const housePercent = 5;
const drift = 0.03;
const minHundredths = 101;
const maxHundredths = 5_000;

/**
 * Returns the odds of an event at a moment, in hundredths, stake included. They vary slightly from
 * step to step and never exceed fair odds.
 */
export function oddsOf({ eventId, markets }: Fixture, nowMs: number): Market[] {
  const step = Math.floor(nowMs / oddsStepMs);
  return Object.entries(markets).map(([market, chances]) => ({
    market,
    selections: chances.map(({ pick, probability }) => {
      const driftFactor =
        1 + new Random(`odds ${eventId} ${market} ${pick} ${step}`).between(-drift, drift);
      const hundredths = Math.floor(((100 - housePercent) * driftFactor) / probability);
      return {
        pick,
        oddsHundredths: Math.min(maxHundredths, Math.max(minHundredths, hundredths)),
      };
    }),
  }));
}
