import type { Board, BoardEvent } from '../PlayApi.ts';
import { boardLengthMs, boardSpanMs, comingFixtures, fixturesBetween } from './boards.ts';
import type { EventResults } from './EventResults.ts';
import type { BoardName, Fixture } from './Fixture.ts';
import { oddsOf, oddsStepMs } from './oddsOf.ts';

const eventsBack = 8;

/**
 * Describes a board for a merchant's players: events open for bets, events in progress, and recent
 * results.
 */
export function describeBoard({
  board,
  merchant,
  nowMs,
  results,
}: {
  board: BoardName;
  merchant: string;
  nowMs: number;
  results: EventResults;
}): Board {
  const fixtures = fixturesBetween(
    board,
    nowMs - boardLengthMs(board) - boardSpanMs(board, eventsBack),
    nowMs + 1,
  );
  const plain = ({ eventId, home, away, startsAtMs, endsAtMs }: Fixture): BoardEvent => ({
    eventId,
    home,
    away,
    startsAtMs,
    endsAtMs,
    markets: [],
  });
  const over = fixtures
    .filter(({ endsAtMs }) => endsAtMs <= nowMs)
    .map((fixture) => ({ ...plain(fixture), result: results.of(fixture, merchant).text }));
  return {
    nowMs,
    nextOddsAtMs: (Math.floor(nowMs / oddsStepMs) + 1) * oddsStepMs,
    coming: comingFixtures(board, nowMs).map((fixture) => ({
      ...plain(fixture),
      markets: oddsOf(fixture, nowMs),
    })),
    running: fixtures
      .filter(({ startsAtMs, endsAtMs }) => startsAtMs <= nowMs && endsAtMs > nowMs)
      .map(plain),
    over: over.toReversed(),
  };
}
