import type { SlipPick } from '../PlayApi.ts';
import { comingFixtures, fixtureOf, isSuspended } from './fixtures.ts';
import type { Sport } from './Fixture.ts';
import { oddsOf } from './oddsOf.ts';

/**
 * State of a selection. `unknown`: no such event, market or selection is offered; `closed`: the
 * event has begun.
 */
export type PickQuote =
  | { readonly state: 'open'; readonly oddsHundredths: number }
  | { readonly state: 'suspended' | 'closed' | 'unknown' };

/** Returns whether a selection of one of the sports can be bet on, and its current odds. */
export function quotePick(
  { eventId, market, pick }: SlipPick,
  { sports, nowMs }: { sports: readonly Sport[]; nowMs: number },
): PickQuote {
  const fixture = fixtureOf(eventId);
  if (!fixture || !sports.includes(fixture.sport)) return { state: 'unknown' };
  const selection = oddsOf(fixture, nowMs)
    .find((candidate) => candidate.market === market)
    ?.selections.find((candidate) => candidate.pick === pick);
  if (!selection) return { state: 'unknown' };
  if (fixture.startsAtMs <= nowMs) return { state: 'closed' };
  const isListed = comingFixtures(fixture.sport, nowMs).some((next) => next.eventId === eventId);
  if (!isListed) return { state: 'unknown' };
  if (isSuspended(fixture, nowMs)) return { state: 'suspended' };
  return { state: 'open', oddsHundredths: selection.oddsHundredths };
}
