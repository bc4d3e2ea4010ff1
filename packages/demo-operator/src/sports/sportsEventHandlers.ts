import type { SportsEvent } from '@livery/model';
import type { Game } from '@livery/demo-content/catalogue/games';
import type { Fixture } from '@livery/demo-provider/server/betslip/Fixture';
import { comingFixtures, isSuspended } from '@livery/demo-provider/server/betslip/fixtures';
import { oddsOf } from '@livery/demo-provider/server/betslip/oddsOf';
import { marketTitle } from '@livery/demo-provider/server/page/marketTitles';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { openSportsGames } from './sportsGames.ts';

const defaultCount = 6;

/** Handles the next events, with the odds at which the demonstration's provider accepts bets. */
export function sportsEventHandlers({
  catalogue,
}: {
  catalogue: GameCatalogue;
}): Pick<CallHandlers, 'getSportsEvents'> {
  return {
    getSportsEvents: (
      { gameType, vassalage = '', count = defaultCount, language = 'EN' },
      { merchant, nowMs },
    ) => {
      const games = openSportsGames(catalogue, merchant, { gameType, vassalage });
      const events = [...games].flatMap(([sport, game]) =>
        comingFixtures(sport, nowMs)
          .filter((fixture) => !isSuspended(fixture, nowMs))
          .map((fixture) => ({ fixture, game })),
      );
      return {
        events: events
          .toSorted((left, right) => left.fixture.startsAtMs - right.fixture.startsAtMs)
          .slice(0, count)
          .map(({ fixture, game }) => describeEvent(fixture, game, { language, nowMs })),
      };
    },
  };
}

function describeEvent(
  fixture: Fixture,
  { nodeId, vassalage, gameType, displayName }: Game,
  { language, nowMs }: { language: string; nowMs: number },
): SportsEvent {
  const { eventId, home, away, startsAtMs } = fixture;
  return {
    eventId,
    home,
    away,
    startsAt: new Date(startsAtMs).toISOString(),
    // The provider's first market is that of the winner. Its selections need no names: the
    // platform has texts of all their codes.
    markets: oddsOf(fixture, nowMs).map(({ market, selections }) => {
      const title = marketTitle(market, language);
      return {
        market,
        ...(title !== undefined && { title }),
        selections: selections.map(({ pick, oddsHundredths }) => ({
          pick,
          odds: oddsHundredths / 100,
        })),
      };
    }),
    nodeId,
    vassalage,
    gameType,
    gameName: displayName,
  };
}
