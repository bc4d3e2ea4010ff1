// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { SportsbookState, RoundView, SlipOutcome } from '../server/PlayApi.ts';
import type { Order } from './PlayClient.ts';
import {
  words,
  cycleMs,
  fill,
  peso,
  rulesOf,
  stateOf,
  settled,
  ok,
  fault,
  lost,
  orders,
  messages,
  pass,
  texts,
  statusText,
  amount,
  lines,
  button,
  press,
  main,
  open,
  usePlayPage,
} from './testing/openPlayPage.ts';

usePlayPage();

describe('[GAME-02] game closed by the operator', () => {
  it('shows that it is closed, also after a reload, and is playable once it is open again', async () => {
    await open('slot', {
      rounds: [
        fault('game_closed'),
        (order) => ok({ round: settled(order), balanceMinor: 99_900 }),
      ],
    });

    await press(words.spin);
    expect([statusText(), texts('[role=alert]'), main().disabled]).toEqual([
      words.gameClosed,
      [],
      false,
    ]);
    await press(words.spin);
    await pass(cycleMs);
    expect(lines()).toHaveLength(1);
    await open('slot', { state: [ok(stateOf('slot', { isOpen: false }))] }, { hash: '' });
    expect(statusText()).toBe(words.gameClosed);
  });

  it('shows that it is closed, not that the session ended, when the wallet refuses first', async () => {
    await open('cards', {
      state: [ok(stateOf('cards')), ok(stateOf('cards', { isOpen: false }))],
      rounds: [
        (order) =>
          ok({
            round: { ...order, state: 'refused', refusal: 'INVALID_TOKEN', placedAtMs: 0 },
            balanceMinor: 1,
          }),
      ],
    });

    await press(words.deal);

    expect([statusText(), texts('[role=alert]'), main().disabled]).toEqual([
      words.gameClosed,
      [],
      false,
    ]);
  });
});

describe('[GAME-02] round open in another page', () => {
  const other = { roundId: 'b'.repeat(32), stakeMinor: 500, picks: null };

  it('is resumed to its end', async () => {
    await open('slot', {
      state: [
        ok(stateOf('slot')),
        ok(stateOf('slot', { open: { ...other, state: 'placed', placedAtMs: 0 } })),
      ],
      rounds: [
        fault('round_open'),
        (order) => ok({ round: settled(order, { winMinor: 900 }), balanceMinor: 100_400 }),
      ],
    });

    await press(words.spin);
    await pass(cycleMs);

    expect(statusText()).toContain(words.resumed);
    expect(orders[1]).toEqual(other);
  });

  it('leaves the game usable if it cannot be loaded', async () => {
    await open('slot', {
      state: [ok(stateOf('slot')), lost],
      rounds: [fault('round_open'), (order) => ok({ round: settled(order), balanceMinor: 99_900 })],
    });

    await press(words.spin);
    expect([statusText(), main().disabled]).toEqual([words.failed, false]);
    await press(words.spin);
    await pass(cycleMs);

    expect(lines()).toHaveLength(1);
  });

  it('is reported as finished, with its result, if it ended meanwhile', async () => {
    await open('slot', {
      state: [
        ok(stateOf('slot')),
        ok(stateOf('slot', { balanceMinor: 100_400, last: [settled(other, { winMinor: 900 })] })),
      ],
      rounds: [fault('round_open')],
    });

    await press(words.spin);

    expect([statusText(), main().disabled]).toEqual([words.otherOver, false]);
    expect([lines(), amount()]).toEqual([
      [fill(words.total, { stake: peso(500), win: peso(900) })],
      peso(100_400),
    ]);
  });
});

it('[GAME-02] limits the total bet of the wheel and announces the winning field', async () => {
  await open('wheel', {
    rounds: [
      (order) =>
        ok({
          round: settled(order, { outcome: { sector: 1, field: 'pearl' } }),
          balanceMinor: 99_700,
        }),
    ],
  });
  const spot = (field: 'wave' | 'pearl') =>
    [...document.querySelectorAll<HTMLButtonElement>('button.spot')].find(({ textContent }) =>
      textContent.includes(
        fill(words.bet, {
          chip: peso(100),
          field: words.field[field],
          pays: rulesOf.wheel.pays[field],
        }),
      ),
    );

  await press(words.spinWheel);
  expect([statusText(), orders]).toEqual([words.noBets, []]);
  for (const field of ['wave', 'pearl', 'wave', 'wave', 'wave', 'wave'] as const)
    spot(field)?.click();
  await pass(0);
  expect([main().textContent, spot('wave')?.disabled]).toEqual([
    `${words.spinWheel} · ${peso(500)}`,
    true,
  ]);
  await press(words.spinWheel);
  await pass(cycleMs);

  expect(orders).toMatchObject([{ stakeMinor: 500, picks: { wave: 400, pearl: 100 } }]);
  expect(statusText()).toContain(fill(words.stopsAt, { field: words.field.pearl }));
});

it('[GAME-02] announces the points of both hands of cards', async () => {
  await open('cards', {
    rounds: [
      (order) =>
        ok({
          round: settled(order, {
            winMinor: 200,
            outcome: {
              player: ['10h', 'As', '7d'],
              house: ['Kc', 'Qs', '2d'],
              playerPoints: 8,
              housePoints: 2,
            },
          }),
          balanceMinor: 100_100,
        }),
    ],
  });

  await press(words.deal);
  await pass(cycleMs);

  expect(statusText()).toContain(
    `${words.you}: ${fill(words.points, { points: 8 })}. ${words.house}: ${fill(words.points, { points: 2 })}.`,
  );
  expect(texts('.card .unseen')).toContain(
    fill(words.card, { rank: words.ranks.A, suit: words.suits.s }),
  );
});

describe('[GAME-02] slip', () => {
  const event = {
    eventId: 'E-1',
    home: 'Reef',
    away: 'Palm',
    startsAtMs: 60_000,
    endsAtMs: 120_000,
    isSuspended: false,
    markets: [
      {
        market: 'winner',
        selections: [
          { pick: 'home', oddsHundredths: 185 },
          { pick: 'away', oddsHundredths: 210 },
        ],
      },
    ],
  };
  const sportsbook = ({
    odds = 210,
    open: slips = [],
    over = [],
  }: { odds?: number; open?: readonly RoundView[]; over?: readonly RoundView[] } = {}) => {
    const state: SportsbookState = {
      events: {
        nowMs: 0,
        nextChangeAtMs: 60_000,
        coming: [
          {
            ...event,
            markets: [
              {
                market: 'winner',
                selections: [
                  { pick: 'home', oddsHundredths: 185 },
                  { pick: 'away', oddsHundredths: odds },
                ],
              },
            ],
          },
        ],
        running: [],
        over: [],
      },
      open: slips,
      over,
      names: { 'E-1': { home: 'Reef', away: 'Palm' } },
    };
    return ok(state);
  };
  const placedOf = (order: Order): RoundView => ({
    ...order,
    state: 'open',
    placedAtMs: 0,
    dueAtMs: 120_000,
  });
  const secondOdd = () => document.querySelectorAll<HTMLButtonElement>('button.odd')[1];
  /** A text up to its first placeholder. */
  const startOf = (text: string) => text.split(' {')[0] ?? text;
  const slips = () => texts('.slip');
  const placeButton = () => button(startOf(words.placeSlip), 'button.main');

  it('is placed at the displayed odds, stays open over a reload, and settles without action', async () => {
    await open('betslip', {
      events: [sportsbook(), () => sportsbook({ open: orders.map(placedOf) })],
      rounds: [(order) => ok({ round: placedOf(order), balanceMinor: 99_900 })],
    });

    await press(secondOdd());
    expect(secondOdd()?.getAttribute('aria-pressed')).toBe('true');
    expect(texts('.possible')).toEqual([fill(words.possible, { win: peso(210) })]);
    await press(placeButton());
    expect(statusText()).toBe(words.slipPlaced);
    expect(orders).toMatchObject([
      {
        stakeMinor: 100,
        picks: [{ eventId: 'E-1', market: 'winner', pick: 'away', oddsHundredths: 210 }],
      },
    ]);
    expect(slips()).toEqual([expect.stringContaining(startOf(words.slipOpenIn))]);

    const placed = orders.map(placedOf);
    const won = placed.map((slip): RoundView => {
      const outcome: SlipOutcome = { legs: [{ eventId: 'E-1', result: '0–1', won: true }] };
      return { ...slip, state: 'settled', winMinor: 210, outcome };
    });
    await open(
      'betslip',
      {
        events: [sportsbook({ open: placed }), sportsbook({ over: won })],
        balance: [ok({ balanceMinor: 100_110 })],
      },
      { hash: '' },
    );
    expect(slips()).toHaveLength(1);
    await pass(70_000);

    expect([slips(), amount()]).toEqual([
      [expect.stringContaining(fill(words.slipWon, { win: peso(210) }))],
      peso(100_110),
    ]);
    expect(messages.findLast(({ type }) => type === 'roundEnd')).toMatchObject({
      stakeMinor: 100,
      winMinor: 210,
    });
  });

  it('is not placed if its odds changed, and shows the new odds', async () => {
    await open('betslip', {
      events: [sportsbook(), sportsbook({ odds: 190 })],
      rounds: [fault('odds_changed')],
    });

    await press(secondOdd());
    await press(placeButton());

    expect(statusText()).toBe(words.oddsChanged);
    expect(texts('.possible')).toEqual([fill(words.possible, { win: peso(190) })]);
  });

  it('can be placed again after a refusal while the events cannot be loaded', async () => {
    await open('betslip', {
      events: [sportsbook(), lost, sportsbook()],
      rounds: [
        fault('bad_stake', 400),
        (order) => ok({ round: placedOf(order), balanceMinor: 99_900 }),
      ],
    });

    await press(secondOdd());
    await press(placeButton());
    expect([statusText(), placeButton()?.disabled]).toEqual([words.badStake, false]);
    await press(placeButton());

    expect(statusText()).toBe(words.slipPlaced);
  });
});
