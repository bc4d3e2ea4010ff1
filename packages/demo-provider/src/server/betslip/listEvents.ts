import type { EventList, SportsEvent } from '../PlayApi.ts';
import {
  comingFixtures,
  eventLengthMs,
  eventsSpanMs,
  fixturesBetween,
  isSuspended,
  suspendedMs,
} from './fixtures.ts';
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
  const running = fixtures.filter(
    ({ startsAtMs, endsAtMs }) => startsAtMs <= nowMs && endsAtMs > nowMs,
  );
  const coming = comingFixtures(sport, nowMs);
  const finished = fixtures
    .filter(({ endsAtMs }) => endsAtMs <= nowMs)
    .map((fixture) => ({ ...plain(fixture), result: results.of(fixture, merchant).text }));
  return {
    nowMs,
    nextChangeAtMs: Math.min(
      ...[
        (Math.floor(nowMs / oddsStepMs) + 1) * oddsStepMs,
        ...coming.flatMap(({ startsAtMs }) => [startsAtMs - suspendedMs, startsAtMs]),
        ...running.map(({ endsAtMs }) => endsAtMs),
      ].filter((atMs) => atMs > nowMs),
    ),
    coming: coming.map((fixture) =>
      isSuspended(fixture, nowMs)
        ? { ...plain(fixture), isSuspended: true }
        : { ...plain(fixture), markets: oddsOf(fixture, nowMs) },
    ),
    running: running.map(plain),
    over: finished.toReversed(),
  };
}

function plain({ eventId, home, away, startsAtMs, endsAtMs }: Fixture): SportsEvent {
  return { eventId, home, away, startsAtMs, endsAtMs, isSuspended: false, markets: [] };
}
