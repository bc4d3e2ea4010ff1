import { Random } from '@livery/demo-content/art/Random';
import type { Game } from '@livery/demo-content/catalogue/games';
import type { Sport, Chance, Fixture } from './Fixture.ts';
import { goalMarkets, playGoals } from './goals.ts';
import { pairOf } from './pairOf.ts';

interface SportPlan {
  /** Interval between the starts of events. */
  readonly periodMs: number;
  readonly lengthMs: number;
  /** Sides, an even number. */
  readonly names: readonly string[];
  readonly make: (random: Random) => Pick<Fixture, 'markets' | 'play'>;
}

const minute = 60_000;
/** Number of events open for bets. */
const eventsAhead = 6;
/** Time before the start of an event in which no bets are accepted. */
export const suspendedMs = 10_000;

/** Market with two selections, given the probability of the first one. */
const either = (first: string, second: string, probability: number): Chance[] => [
  { pick: first, probability },
  { pick: second, probability: 1 - probability },
];

const plans: Readonly<Record<Sport, SportPlan>> = {
  football: {
    periodMs: 3 * minute,
    lengthMs: 5 * minute,
    names: [
      'Bayview Rovers',
      'Coral City',
      'Harbour Athletic',
      'Kingfisher United',
      'Lantern Town',
      'Mangrove Wanderers',
      'Northquay',
      'Palmgrove FC',
      'Quarry Park',
      'Redcliff Albion',
      'Saltmarsh',
      'Tidewater SC',
    ],
    make: (random) => {
      const [homeMean, awayMean] = [random.between(0.8, 2.2), random.between(0.6, 1.9)];
      return {
        markets: goalMarkets(homeMean, awayMean),
        play: (firstRandom, secondRandom) =>
          playGoals(homeMean, awayMean, firstRandom, secondRandom),
      };
    },
  },
  basketball: {
    periodMs: 4 * minute,
    lengthMs: 6 * minute,
    names: [
      'Bluefin Dribblers',
      'Cove Comets',
      'Delta Hoops',
      'Fernhill Flyers',
      'Granite Giants',
      'Orchard Leapers',
      'Monsoon Five',
      'Ridge Runners',
    ],
    make: (random) => {
      const [home, over] = [random.between(0.25, 0.75), random.between(0.42, 0.58)];
      return {
        markets: { winner: either('home', 'away', home), total: either('over', 'under', over) },
        play: (firstRandom, secondRandom) => {
          const winners = {
            winner: firstRandom < home ? 'home' : 'away',
            total: secondRandom < over ? 'over' : 'under',
          };
          // The position within the range that won, rescaled to [0, 1), gives the margin.
          const points =
            winners.total === 'over'
              ? 181 + Math.floor((40 * secondRandom) / over)
              : 150 + Math.floor((31 * (secondRandom - over)) / (1 - over));
          const ahead =
            1 +
            Math.floor(
              20 *
                (winners.winner === 'home'
                  ? firstRandom / home
                  : (firstRandom - home) / (1 - home)),
            );
          const less = Math.floor((points - ahead) / 2);
          return {
            text:
              winners.winner === 'home' ? `${points - less}–${less}` : `${less}–${points - less}`,
            winners,
          };
        },
      };
    },
  },
  esports: {
    periodMs: 3 * minute,
    lengthMs: 4 * minute,
    names: [
      'Byte Brigade',
      'Cobalt Crew',
      'Frame Perfect',
      'Glitch Garden',
      'Hexa Heroes',
      'Latency Zero',
      'Pixel Pack',
      'Respawn Squad',
    ],
    make: (random) => {
      const home = random.between(0.22, 0.78);
      return {
        markets: { winner: either('home', 'away', home) },
        play: (firstRandom, secondRandom) => {
          const isHome = firstRandom < home;
          const lost = secondRandom < 0.45 ? 1 : 0;
          return {
            text: isHome ? `2–${lost}` : `${lost}–2`,
            winners: { winner: isHome ? 'home' : 'away' },
          };
        },
      };
    },
  },
  // Only odds and results are simulated; no fight is shown or described.
  cockfight: {
    periodMs: 2 * minute,
    lengthMs: 2 * minute,
    names: ['Amihan', 'Bagwis', 'Dakila', 'Habagat', 'Kidlat', 'Lakan', 'Sinag', 'Talim'],
    make: (random) => {
      const [draw, home] = [0.08, random.between(0.34, 0.58)];
      const winner = [
        { pick: 'home', probability: home },
        { pick: 'draw', probability: draw },
        { pick: 'away', probability: 1 - home - draw },
      ];
      return {
        markets: { winner },
        play: (firstRandom) => {
          const pick = firstRandom < home ? 'home' : firstRandom < home + draw ? 'draw' : 'away';
          return {
            text: { home: '1–0', draw: '0–0', away: '0–1' }[pick],
            winners: { winner: pick },
          };
        },
      };
    },
  },
};

/** Returns the sport of a game. */
export function sportOf({
  vassalage,
  gameType,
  gameClassify,
}: Pick<Game, 'vassalage' | 'gameType' | 'gameClassify'>): Sport {
  if (gameType === 'ESPORTS' || vassalage === 'TF') return 'esports';
  if (gameType === 'COCKFIGHT' || vassalage === 'DS88') return 'cockfight';
  return gameClassify === 'basketball' ? 'basketball' : 'football';
}

/**
 * Returns the event of an id, at any time in the past or future; undefined for an invalid id. Each
 * event has exactly one id.
 */
export function fixtureOf(eventId: string): Fixture | undefined {
  const [, sport = '', number = ''] = /^([a-z]+)-(0|[1-9]\d{0,8})$/.exec(eventId) ?? [];
  if (!isSport(sport)) return undefined;
  const { periodMs, lengthMs, names, make } = plans[sport];
  const random = new Random(`fixture ${eventId}`);
  const [home, away] = pairOf(names, Number(number));
  const startsAtMs = Number(number) * periodMs;
  const endsAtMs = startsAtMs + lengthMs;
  return { eventId, sport, home, away, startsAtMs, endsAtMs, ...make(random) };
}

/** Returns the events of a sport that begin in a period, in order of their start. */
export function fixturesBetween(sport: Sport, fromMs: number, toMs: number): Fixture[] {
  const { periodMs } = plans[sport];
  const first = Math.ceil(fromMs / periodMs);
  return Array.from({ length: Math.max(0, Math.ceil(toMs / periodMs) - first) }, (_, index) =>
    fixtureOf(`${sport}-${first + index}`),
  ).filter((fixture) => fixture !== undefined);
}

/** Returns the next events of a sport, also those that are {@link isSuspended suspended}. */
export function comingFixtures(sport: Sport, nowMs: number): Fixture[] {
  return fixturesBetween(sport, nowMs, nowMs + eventsSpanMs(sport, eventsAhead)).filter(
    ({ startsAtMs }) => startsAtMs > nowMs,
  );
}

/** Whether an event accepts no bets for now, because it is about to begin. */
export function isSuspended({ startsAtMs }: Pick<Fixture, 'startsAtMs'>, nowMs: number): boolean {
  return nowMs >= startsAtMs - suspendedMs && nowMs < startsAtMs;
}

/** Returns the length of the period that contains the given number of events. */
export function eventsSpanMs(sport: Sport, events: number): number {
  return events * plans[sport].periodMs;
}

export function eventLengthMs(sport: Sport): number {
  return plans[sport].lengthMs;
}

function isSport(name: string): name is Sport {
  return Object.hasOwn(plans, name);
}
