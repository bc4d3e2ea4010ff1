import { fixtureOf } from '@livery/demo-provider/server/betslip/fixtures';
import { quotePick } from '@livery/demo-provider/server/betslip/quotePick';
import { maxLegs } from '@livery/demo-provider/server/betslip/readLegs';
import { mostReturnMinor } from '@livery/demo-provider/server/betslip/slipReturn';
import type { PlaceSportsBetRequest, QuotedPick, SportsPick } from '@livery/model';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { moneyOf } from '../cashier/Money.ts';
import { BadCall } from '../core/BadCall.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import { betLimits } from '../play/betLimits.ts';
import { gameClosed } from '../play/openLaunch.ts';
import type { ForwardedOnce } from '../wallet/once.ts';
import { placeBet, type BetPorts } from './placeBet.ts';
import { vendorSportsGames, type SportsGames } from './sportsGames.ts';

export interface SportsBetPorts extends BetPorts {
  readonly forwarded: ForwardedOnce;
}

/** Handles slips on events that the site itself fills: their odds and limits, and bets. */
export function sportsBetHandlers({
  forwarded,
  ...ports
}: SportsBetPorts): Pick<CallHandlers, 'getSportsQuote' | 'placeSportsBet'> {
  return {
    getSportsQuote: ({ vassalage, picks }, { merchant, nowMs }) => {
      const games = vendorSportsGames(ports.catalogue, merchant, vassalage);
      const { toMajor } = moneyOf(merchant);
      const { minorDigits } = profileOf(merchant.profile).currency;
      // A slip is a round of the game of its first selection.
      const [game] = [...gamesOf(picks, games), ...games.values()];
      if (!game) throw gameClosed();
      const { minBetMinor, maxBetMinor } = betLimits(game, minorDigits);
      return {
        picks: picks.map((pick) => describeQuote(pick, { games, nowMs })),
        minStake: toMajor(minBetMinor),
        maxStake: toMajor(maxBetMinor),
        maxWin: toMajor(mostReturnMinor),
        maxPicks: maxLegs,
      };
    },
    placeSportsBet: (request, context) => {
      rejectBadSlip(request);
      const { referenceNo, vassalage, legs, stake } = request;
      const { merchant, member, nowMs } = context;
      return forwarded.run(
        {
          merchant: merchant.code,
          memberId: member.memberId,
          referenceNo,
          kind: 'placeSportsBet',
          payload: {
            vassalage,
            stake,
            legs: legs.map(({ eventId, market, pick, odds }) => ({ eventId, market, pick, odds })),
          },
          nowMs,
        },
        () => placeBet(ports, request, context),
      );
    },
  };
}

function gamesOf(picks: readonly SportsPick[], games: SportsGames) {
  return picks.flatMap(({ eventId }) => {
    const sport = fixtureOf(eventId)?.sport;
    const game = sport && games.get(sport);
    return game ? [game] : [];
  });
}

function describeQuote(
  { eventId, market, pick }: SportsPick,
  { games, nowMs }: { games: SportsGames; nowMs: number },
): QuotedPick {
  const quote = quotePick({ eventId, market, pick }, { sports: [...games.keys()], nowMs });
  return {
    eventId,
    market,
    pick,
    ...(quote.state === 'open'
      ? { state: quote.state, odds: quote.oddsHundredths / 100 }
      : { state: quote.state === 'unknown' ? 'closed' : quote.state }),
  };
}

/** Rejects a slip that is invalid at any time. */
function rejectBadSlip({ legs }: Pick<PlaceSportsBetRequest, 'legs'>): void {
  if (legs.length > maxLegs)
    throw new BadCall(400, `placeSportsBet: /legs must have at most ${maxLegs} selections.`);
  const events = new Set(legs.map(({ eventId }) => eventId));
  if (events.size < legs.length)
    throw new BadCall(400, 'placeSportsBet: /legs must have only one selection of each event.');
}
