import type { RoundFault, SlipLeg, SlipOutcome } from '../PlayApi.ts';
import type { RoundGame } from '../games/RoundGame.ts';
import { fixtureOf } from './fixtures.ts';
import type { EventResults } from './EventResults.ts';
import type { Sport } from './Fixture.ts';
import { quotePick } from './quotePick.ts';
import { readLegs } from './readLegs.ts';
import { mostReturnMinor, slipReturnMinor } from './slipReturn.ts';

const faults = {
  suspended: 'event_suspended',
  closed: 'event_closed',
  unknown: 'bad_request',
} as const;

/**
 * Slips as rounds: accepted only at the odds their player saw, drawn when the last event is over. A
 * slip combines events of all sports of the game's vendor.
 */
export function slipsOf(
  results: EventResults,
  sportsOfGame: (gameNodeId: number) => readonly Sport[],
): RoundGame {
  return {
    faultOf: ({ picks, stakeMinor, nowMs, gameNodeId }) => {
      const legs = readLegs(picks);
      if (!legs) return 'bad_request';
      const sports = sportsOfGame(gameNodeId);
      const fault = legs
        .map((leg) => faultOf(leg, { sports, nowMs }))
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

/** Only events that are not about to begin accept bets. */
function faultOf(
  leg: SlipLeg,
  circumstances: { sports: readonly Sport[]; nowMs: number },
): RoundFault | undefined {
  const quote = quotePick(leg, circumstances);
  if (quote.state !== 'open') return faults[quote.state];
  return quote.oddsHundredths === leg.oddsHundredths ? undefined : 'odds_changed';
}
