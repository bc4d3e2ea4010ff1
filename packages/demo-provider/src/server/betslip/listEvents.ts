import type { EventList, SportsEvent } from '../PlayApi.ts';
import { eventLengthMs, eventsSpanMs, comingFixtures, fixturesBetween } from './fixtures.ts';
import type { EventResults } from './EventResults.ts';
import type { Sport, Fixture } from './Fixture.ts';
import { oddsOf, oddsStepMs } from './oddsOf.ts';

const eventsPast = 8;

/**
 * Lists a sport's events for a merchant's players: events open for bets, events in progress, and
 * recent results.
 */
export function listEvents({
  sport,
  merchant,
  nowMs,
  results,
}: {
  sport: Sport;
  merchant: string;
  nowMs: number;
  results: EventResults;
}): EventList {
  const fixtures = fixturesBetween(
    sport,
    nowMs - eventLengthMs(sport) - eventsSpanMs(sport, eventsPast),
    nowMs + 1,
  );
  const plain = ({ eventId, home, away, startsAtMs, endsAtMs }: Fixture): SportsEvent => ({
    eventId,
    home,
    away,
    startsAtMs,
    endsAtMs,
    markets: [],
  });
  const finished = fixtures
    .filter(({ endsAtMs }) => endsAtMs <= nowMs)
    .map((fixture) => ({ ...plain(fixture), result: results.of(fixture, merchant).text }));
  return {
    nowMs,
    nextOddsAtMs: (Math.floor(nowMs / oddsStepMs) + 1) * oddsStepMs,
    coming: comingFixtures(sport, nowMs).map((fixture) => ({
      ...plain(fixture),
      markets: oddsOf(fixture, nowMs),
    })),
    running: fixtures
      .filter(({ startsAtMs, endsAtMs }) => startsAtMs <= nowMs && endsAtMs > nowMs)
      .map(plain),
    over: finished.toReversed(),
  };
}
