import type { RoundFault, SlipLeg, SlipOutcome } from '../PlayApi.ts';
import type { RoundGame } from '../games/RoundGame.ts';
import { fixtureOf } from './boards.ts';
import type { EventResults } from './EventResults.ts';
import type { BoardName } from './Fixture.ts';
import { oddsOf } from './oddsOf.ts';
import { readLegs } from './readLegs.ts';
import { mostReturnMinor, slipReturnMinor } from './slipReturn.ts';

/** Slips as rounds: taken at the odds their player saw and no others, drawn when the last event is over. */
export function slipsOf(results: EventResults, boardNameOf: (gameNodeId: number) => BoardName | undefined): RoundGame {
  return {
    faultOf: ({ picks, stakeMinor, nowMs, gameNodeId }) => {
      const legs = readLegs(picks);
      if (!legs) return 'bad_request';
      const fault = legs.map((leg) => (leg.eventId.startsWith(`${boardNameOf(gameNodeId)}-`) ? faultOf(leg, nowMs) : 'bad_request')).find((one) => one !== undefined);
      if (fault) return fault;
      return slipReturnMinor(stakeMinor, legs.map(({ oddsHundredths }) => oddsHundredths)) > mostReturnMinor ? 'bad_stake' : undefined;
    },
    dueAtMs: ({ picks }) => Math.max(...(readLegs(picks) ?? []).map(({ eventId }) => fixtureOf(eventId)?.endsAtMs ?? 0)),
    draw: ({ picks, stakeMinor, merchant }) => {
      const legs = readLegs(picks) ?? [];
      const outcome: SlipOutcome = { legs: legs.map(({ eventId, market, pick }) => {
        const fixture = fixtureOf(eventId);
        const result = fixture && results.of(fixture, merchant);
        return { eventId, result: result?.text ?? '', won: result?.winners[market] === pick };
      }) };
      const wins = outcome.legs.length > 0 && outcome.legs.every(({ won }) => won);
      return { outcome, winMinor: wins ? slipReturnMinor(stakeMinor, legs.map(({ oddsHundredths }) => oddsHundredths)) : 0 };
    },
  };
}

function faultOf({ eventId, market, pick, oddsHundredths }: SlipLeg, nowMs: number): RoundFault | undefined {
  const fixture = fixtureOf(eventId);
  if (!fixture || fixture.startsAtMs <= nowMs) return 'event_closed';
  const shown = oddsOf(fixture, nowMs).find((one) => one.market === market)?.selections.find((one) => one.pick === pick);
  if (!shown) return 'bad_request';
  return shown.oddsHundredths === oddsHundredths ? undefined : 'odds_changed';
}
