import type { SportsEvent } from '@livery/model';
import { gameTypes } from '@livery/demo-content/catalogue/gameTypes';
import type { Game } from '@livery/demo-content/catalogue/games';
import { playedAs } from '@livery/demo-content/catalogue/playedAs';
import type { Fixture } from '@livery/demo-provider/server/betslip/Fixture';
import { comingFixtures, sportOf } from '@livery/demo-provider/server/betslip/fixtures';
import { oddsOf } from '@livery/demo-provider/server/betslip/oddsOf';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { isGameOpen } from '../merchants/isGameOpen.ts';
import { offersGameType } from '../merchants/moduleTree.ts';

const defaultCount = 6;

/** Handles the next events, with the odds at which the demonstration's provider accepts bets. */
export function sportsEventHandlers({
  catalogue,
}: {
  catalogue: GameCatalogue;
}): Pick<CallHandlers, 'getSportsEvents'> {
  return {
    getSportsEvents: ({ gameType, count = defaultCount }, { merchant, nowMs }) => {
      const known = gameTypes.find((candidate) => candidate === gameType);
      if (known === undefined || !offersGameType(merchant.modulesOff, known)) return { events: [] };
      const games = catalogue
        .find({ gameType: known })
        .filter(
          (game) =>
            playedAs(game) === 'betslip' &&
            isGameOpen(merchant, { nodeId: game.nodeId, category: catalogue.categoryOf(game) }),
        );
      const events = [...Map.groupBy(games, sportOf)].flatMap(([sport, [game]]) =>
        game ? comingFixtures(sport, nowMs).map((fixture) => ({ fixture, game })) : [],
      );
      return {
        events: events
          .toSorted((left, right) => left.fixture.startsAtMs - right.fixture.startsAtMs)
          .slice(0, count)
          .map(({ fixture, game }) => describeEvent(fixture, game, nowMs)),
      };
    },
  };
}

function describeEvent(fixture: Fixture, game: Game, nowMs: number): SportsEvent {
  const { eventId, home, away, startsAtMs } = fixture;
  const winner = oddsOf(fixture, nowMs).find(({ market }) => market === 'winner');
  return {
    eventId,
    home,
    away,
    startsAt: new Date(startsAtMs).toISOString(),
    selections: (winner?.selections ?? []).map(({ pick, oddsHundredths }) => ({
      pick,
      odds: oddsHundredths / 100,
    })),
    nodeId: game.nodeId,
    vassalage: game.vassalage,
    gameType: game.gameType,
    gameName: game.displayName,
  };
}
