import { Random } from '@livery/demo-content/art/Random';
import type { Market } from '../PlayApi.ts';
import type { Fixture } from './Fixture.ts';

/** How long odds stay as they are. */
export const oddsStepMs = 60_000;
/** The house's share of what is staked, on average. */
export const housePercent = 5;
const drift = 0.03;
const leastHundredths = 101;
const mostHundredths = 5_000;

/**
 * The odds of an event at a moment: in hundredths, stake included. They move a little from one step
 * to the next, never above what is fair.
 */
export function oddsOf({ eventId, markets }: Fixture, nowMs: number): Market[] {
  const step = Math.floor(nowMs / oddsStepMs);
  return Object.entries(markets).map(([market, chances]) => ({
    market,
    selections: chances.map(({ pick, probability }) => {
      const moved =
        1 + new Random(`odds ${eventId} ${market} ${pick} ${step}`).between(-drift, drift);
      const hundredths = Math.floor(((100 - housePercent) * moved) / probability);
      return {
        pick,
        oddsHundredths: Math.min(mostHundredths, Math.max(leastHundredths, hundredths)),
      };
    }),
  }));
}
