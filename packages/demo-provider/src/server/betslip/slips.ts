import type { RoundFault, SlipLeg, SlipOutcome } from '../PlayApi.ts';
import type { RoundGame } from '../games/RoundGame.ts';
import { comingFixtures, fixtureOf } from './fixtures.ts';
import type { EventResults } from './EventResults.ts';
import type { Sport, Fixture } from './Fixture.ts';
import { oddsOf } from './oddsOf.ts';
import { readLegs } from './readLegs.ts';
import { mostReturnMinor, slipReturnMinor } from './slipReturn.ts';

/**
 * Slips as rounds: accepted only at the odds their player saw, drawn when the last event is over.
 */
export function slipsOf(
  results: EventResults,
  sportOfGame: (gameNodeId: number) => Sport | undefined,
): RoundGame {
  return {
    faultOf: ({ picks, stakeMinor, nowMs, gameNodeId }) => {
      const legs = readLegs(picks);
      if (!legs) return 'bad_request';
      const sport = sportOfGame(gameNodeId);
      const coming = sport === undefined ? [] : comingFixtures(sport, nowMs);
      const fault = legs
        .map((leg) =>
          leg.eventId.startsWith(`${sport}-`) ? faultOf(leg, coming, nowMs) : 'bad_request',
        )
        .find((fault) => fault !== undefined);
      if (fault) return fault;
      return slipReturnMinor(
        stakeMinor,
        legs.map(({ oddsHundredths }) => oddsHundredths),
      ) > mostReturnMinor
        ? 'bad_stake'
        : undefined;
    },
    closesAtMs: ({ picks }) =>
      Math.min(
        ...(readLegs(picks) ?? []).map(({ eventId }) => fixtureOf(eventId)?.startsAtMs ?? 0),
      ),
    dueAtMs: ({ picks }) =>
      Math.max(...(readLegs(picks) ?? []).map(({ eventId }) => fixtureOf(eventId)?.endsAtMs ?? 0)),
    draw: ({ picks, stakeMinor, merchant }) => {
      const legs = readLegs(picks) ?? [];
      const outcome: SlipOutcome = {
        legs: legs.map(({ eventId, market, pick }) => {
          const fixture = fixtureOf(eventId);
          const result = fixture && results.of(fixture, merchant);
          return { eventId, result: result?.text ?? '', won: result?.winners[market] === pick };
        }),
      };
      const wins = outcome.legs.length > 0 && outcome.legs.every(({ won }) => won);
      return {
        outcome,
        winMinor: wins
          ? slipReturnMinor(
              stakeMinor,
              legs.map(({ oddsHundredths }) => oddsHundredths),
            )
          : 0,
      };
    },
  };
}

/** Only events that have not begun accept bets. */
function faultOf(
  { eventId, market, pick, oddsHundredths }: SlipLeg,
  coming: readonly Fixture[],
  nowMs: number,
): RoundFault | undefined {
  const fixture = coming.find((candidate) => candidate.eventId === eventId);
  if (!fixture)
    return (fixtureOf(eventId)?.startsAtMs ?? Infinity) <= nowMs ? 'event_closed' : 'bad_request';
  const current = oddsOf(fixture, nowMs)
    .find((candidate) => candidate.market === market)
    ?.selections.find((selection) => selection.pick === pick);
  if (!current) return 'bad_request';
  return current.oddsHundredths === oddsHundredths ? undefined : 'odds_changed';
}
