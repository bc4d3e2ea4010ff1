import { describe, expect, it } from 'vitest';
import { sportOf, fixtureOf, fixturesBetween } from './fixtures.ts';
import { listEvents } from './listEvents.ts';
import { EventResults } from './EventResults.ts';
import type { Sport } from './Fixture.ts';
import { oddsOf } from './oddsOf.ts';
import { slipReturnMinor } from './slipReturn.ts';
import { slipsOf } from './slips.ts';

const sports: readonly Sport[] = ['football', 'basketball', 'esports', 'cockfight'];
const nowMs = Date.UTC(2026, 10, 20, 12);
const results = new EventResults('a secret of the tests');
const slips = slipsOf(results, () => ['football']);
const [first, second] = fixturesBetween('football', nowMs + 1, nowMs + 3_600_000);
const leg = (
  eventId = '',
  index = 0,
): { eventId: string; market: string; pick: string; oddsHundredths: number } => {
  const fixture = fixtureOf(eventId);
  const market = fixture && oddsOf(fixture, nowMs)[0];
  const { pick = '', oddsHundredths = 0 } = market?.selections[index] ?? {};
  return { eventId, market: market?.market ?? '', pick, oddsHundredths };
};
const order = (picks: unknown, stakeMinor = 100): Parameters<typeof slips.faultOf>[0] => ({
  merchant: 'LAGOON',
  gameNodeId: 40_483,
  stakeMinor,
  picks,
  nowMs,
});

describe('[GAME-02] odds', () => {
  it.each(sports)('return less than the stake on average, but not much less: %s', (sport) => {
    for (const fixture of fixturesBetween(sport, nowMs, nowMs + 24 * 3_600_000)) {
      for (const { market, selections } of oddsOf(fixture, nowMs)) {
        const chances = fixture.markets[market] ?? [];
        expect(chances.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
        const returns = selections.map(({ pick, oddsHundredths }) => ({
          oddsHundredths,
          meanReturn:
            oddsHundredths * (chances.find((chance) => chance.pick === pick)?.probability ?? 0),
        }));
        expect(
          returns.filter(({ meanReturn }) => meanReturn >= 100),
          `${fixture.eventId} ${market}`,
        ).toEqual([]);
        // Rounding down to hundredths costs short odds relatively more.
        expect(
          returns.filter(
            ({ meanReturn, oddsHundredths }) => meanReturn <= 90 && oddsHundredths > 200,
          ),
          `${fixture.eventId} ${market}`,
        ).toEqual([]);
      }
    }
  });

  it.each(sports)('match the probability of each result: %s', (sport) => {
    const fixture = fixturesBetween(sport, nowMs, nowMs + 3_600_000)[0];
    const steps = 300;
    const won = new Map<string, number>();
    for (let row = 0; row < steps; row += 1) {
      for (let column = 0; column < steps; column += 1) {
        for (const [market, pick] of Object.entries(
          fixture?.play((row + 0.5) / steps, (column + 0.5) / steps).winners ?? {},
        ))
          won.set(`${market} ${pick}`, (won.get(`${market} ${pick}`) ?? 0) + 1);
      }
    }
    for (const [market, chances] of Object.entries(fixture?.markets ?? {})) {
      for (const { pick, probability } of chances)
        expect(
          Math.abs((won.get(`${market} ${pick}`) ?? 0) / steps ** 2 - probability),
          `${market} ${pick}`,
        ).toBeLessThan(0.01);
    }
  });

  it('name the winner that matches the score', () => {
    for (const sport of sports) {
      for (const fixture of fixturesBetween(sport, nowMs, nowMs + 6 * 3_600_000)) {
        const { text, winners } = results.of(fixture, 'LAGOON');
        const [home = 0, away = 0] = text.split('–').map(Number);
        const isOver = (line: number): string => (home + away > line ? 'over' : 'under');
        const expected: Record<string, string> = {
          winner: home === away ? 'draw' : home > away ? 'home' : 'away',
          total25: isOver(2.5),
          total: isOver(180.5),
        };
        expect(winners).toEqual(
          Object.fromEntries(
            Object.keys(fixture.markets).map((market) => [market, expected[market]]),
          ),
        );
      }
    }
  });
});

describe('[GAME-02] slip', () => {
  it('is accepted only at the current odds, before its event starts', () => {
    expect(slips.faultOf(order([leg(first?.eventId)]))).toBeUndefined();
    expect(
      slips.faultOf(
        order([{ ...leg(first?.eventId), oddsHundredths: leg(first?.eventId).oddsHundredths + 1 }]),
      ),
    ).toBe('odds_changed');
    expect(slips.faultOf({ ...order([leg(first?.eventId)]), nowMs: first?.startsAtMs ?? 0 })).toBe(
      'event_closed',
    );
  });

  it('requires selections of different events of its own sport, and limits their number', () => {
    expect(slips.faultOf(order([leg(first?.eventId), leg(second?.eventId)]))).toBeUndefined();
    for (const picks of [
      [],
      {},
      [leg(first?.eventId), leg(first?.eventId, 1)],
      [{ ...leg(first?.eventId), pick: 'nobody' }],
      [{ eventId: 'football-1' }],
      Array.from({ length: 9 }, () => leg(first?.eventId)),
    ]) {
      expect(slips.faultOf(order(picks))).toBe('bad_request');
    }
    expect(
      slipsOf(results, () => ['esports', 'basketball']).faultOf(order([leg(first?.eventId)])),
    ).toBe('bad_request');
    expect(slips.faultOf(order([leg(first?.eventId)], 99_999_999))).toBe('bad_stake');
  });

  it('combines events of all sports of the game’s vendor', () => {
    const two = slipsOf(results, () => ['football', 'basketball']);
    const [match] = fixturesBetween('basketball', nowMs + 60_000, nowMs + 3_600_000);
    const picks = [leg(first?.eventId), leg(match?.eventId)];

    expect(two.faultOf(order(picks))).toBeUndefined();
    expect(slips.faultOf(order(picks))).toBe('bad_request');
    const ends = [first, match].map((fixture) => fixture?.endsAtMs ?? 0);
    expect(two.dueAtMs?.(order(picks))).toBe(Math.max(...ends));
    const winning = [first, match].map((fixture) => ({
      eventId: fixture?.eventId ?? '',
      market: 'winner',
      pick: (fixture && results.of(fixture, 'LAGOON').winners.winner) ?? '',
      oddsHundredths: 200,
    }));
    expect(two.draw(order(winning), () => 0).winMinor).toBe(400);
  });

  it('is refused while one of its events is suspended, which ends with its start', () => {
    const startsAtMs = second?.startsAtMs ?? 0;
    const atMs = (beforeMs: number) => {
      const now = startsAtMs - beforeMs;
      const fixture = fixtureOf(second?.eventId ?? '');
      const [selection] = (fixture && oddsOf(fixture, now)[0])?.selections ?? [];
      const picks = [{ eventId: fixture?.eventId, market: 'winner', ...selection }];
      return slips.faultOf({ ...order(picks), nowMs: now });
    };

    expect([10_001, 10_000, 1, 0].map(atMs)).toEqual([
      undefined,
      'event_suspended',
      'event_suspended',
      'event_closed',
    ]);
  });

  it('requires coming events, each by its canonical id', () => {
    const { coming } = listEvents({ sport: 'football', merchant: 'LAGOON', nowMs, results });
    for (const { eventId } of coming) expect(slips.faultOf(order([leg(eventId)]))).toBeUndefined();
    const number = Number(coming.at(-1)?.eventId.split('-')[1]);
    // Each with its own odds, which still must not make it available for bets.
    for (const eventId of [
      `football-${number + 1}`,
      `football-0${number}`,
      'football-999999999',
      'football-x',
    ])
      expect(slips.faultOf(order([leg(eventId)])), eventId).toBe('bad_request');
    expect(fixtureOf(`football-0${number}`)).toBeUndefined();
    expect(slips.closesAtMs?.(order(coming.slice(0, 3).map(({ eventId }) => leg(eventId))))).toBe(
      coming[0]?.startsAtMs,
    );
  });

  it('pays the product of its odds when every selection wins', () => {
    const winning = [first, second].map((fixture) => {
      const pick = fixture ? results.of(fixture, 'LAGOON').winners.winner : '';
      return {
        eventId: fixture?.eventId ?? '',
        market: 'winner',
        pick: pick ?? '',
        oddsHundredths: 215,
      };
    });
    const losing = winning.with(1, {
      ...(winning[1] ?? leg()),
      pick: winning[1]?.pick === 'home' ? 'away' : 'home',
    });
    expect(slips.draw(order(winning, 333), () => 0).winMinor).toBe(1_539);
    expect(slips.draw(order(losing, 333), () => 0)).toMatchObject({
      winMinor: 0,
      outcome: { legs: [{ won: true }, { won: false }] },
    });
    expect(slips.dueAtMs?.(order(winning))).toBe(second?.endsAtMs);
    expect(slipReturnMinor(333, [215, 215])).toBe(1_539);
  });
});

describe('[GAME-02] sport', () => {
  it('lists results of finished events only, and odds of coming events only', () => {
    const { coming, running, over } = listEvents({
      sport: 'football',
      merchant: 'LAGOON',
      nowMs,
      results,
    });
    expect([coming.length > 3, running.length > 0, over.length > 3]).toEqual([true, true, true]);
    for (const event of [...coming, ...running]) expect(event.result).toBeUndefined();
    for (const event of running) expect(event.markets).toEqual([]);
    for (const event of over) expect(event.result).toMatch(/^\d+–\d+$/);
  });

  it('marks suspended events, offers no odds of them, and gives the time of the next change', () => {
    const startsAtMs = first?.startsAtMs ?? 0;
    const at = (atMs: number) =>
      listEvents({ sport: 'football', merchant: 'X', nowMs: atMs, results });
    const before = at(startsAtMs - 10_001);
    const suspended = at(startsAtMs - 10_000);

    expect(before.coming[0]).toMatchObject({ eventId: first?.eventId, isSuspended: false });
    expect(before.nextChangeAtMs).toBe(startsAtMs - 10_000);
    expect(suspended.coming[0]).toMatchObject({
      eventId: first?.eventId,
      isSuspended: true,
      markets: [],
    });
    expect(suspended.coming.filter(({ isSuspended }) => isSuspended)).toHaveLength(1);
    expect(suspended.nextChangeAtMs).toBe(startsAtMs);
  });

  it('draws other results for another merchant or secret', () => {
    const ends = (eventResults: EventResults, merchant: string): string =>
      fixturesBetween('football', nowMs, nowMs + 24 * 3_600_000)
        .map((fixture) => eventResults.of(fixture, merchant).text)
        .join(' ');
    expect(ends(results, 'LAGOON')).toBe(ends(new EventResults('a secret of the tests'), 'LAGOON'));
    expect(ends(results, 'LAGOON')).not.toBe(ends(results, 'IRONFIELD'));
    expect(ends(results, 'LAGOON')).not.toBe(ends(new EventResults('another'), 'LAGOON'));
  });

  it('follows from the vendor or type of the game', () => {
    expect(sportOf({ vassalage: 'FB', gameType: 'SPORTS', gameClassify: 'football' })).toBe(
      'football',
    );
    expect(sportOf({ vassalage: 'BTI', gameType: 'SPORTS', gameClassify: 'basketball' })).toBe(
      'basketball',
    );
    expect(sportOf({ vassalage: 'TF', gameType: 'SPORTS', gameClassify: 'esports' })).toBe(
      'esports',
    );
    expect(sportOf({ vassalage: 'DS88', gameType: 'SPORTS', gameClassify: 'cockfight' })).toBe(
      'cockfight',
    );
  });
});
