// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { Order } from './PlayClient.ts';
import {
  words,
  cycleMs,
  origin,
  fill,
  peso,
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

describe('[GAME-02] slot page', () => {
  it('shows rules and returns before a stake, and has no autoplay', async () => {
    await open('slot');

    expect(texts('.notice')).toEqual([words.demonstration]);
    await press(words.rules);
    const rules = document.querySelector('dialog');
    expect(rules?.open).toBe(true);
    expect(rules?.textContent).toContain(fill(words.returnOf, { percent: 95.63 }));
    expect(rules?.textContent).toContain(fill(words.cycle, { seconds: 2.5 }));
    expect(texts('dialog tbody tr')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`${words.three} ${words.island.pearl}.*× 250`),
      ]),
    );
    await press(words.close);
    expect(rules?.open).toBe(false);
    expect([amount(), orders]).toEqual([peso(100_000), []]);
    expect(
      [...document.querySelectorAll('button')].filter(({ textContent }) =>
        /auto/i.test(textContent),
      ),
    ).toEqual([]);
  });

  it.each<[number, 'nothing' | 'partly' | 'returned' | 'won', Record<string, string>]>([
    [0, 'nothing', {}],
    [40, 'partly', { win: peso(40), stake: peso(100) }],
    [100, 'returned', { stake: peso(100) }],
    [350, 'won', { win: peso(350) }],
  ])('shows the result of a win of %d: %s', async (winMinor, text, values) => {
    await open('slot', {
      rounds: [
        (order) => ok({ round: settled(order, { winMinor }), balanceMinor: 99_900 + winMinor }),
      ],
    });

    await press(words.spin);
    expect([main().disabled, statusText(), amount()]).toEqual([true, words.spinning, peso(99_900)]);
    expect(lines()).toEqual([]);
    await pass(cycleMs - 1);
    expect(main().disabled).toBe(true);
    await pass(1);

    expect(main().disabled).toBe(false);
    expect(statusText()).toContain(fill(words[text], values));
    expect(statusText()).toContain(
      `${words.island.pearl}, ${words.island.fish}, ${words.island.star}.`,
    );
    expect([lines(), amount()]).toEqual([
      [fill(words.total, { stake: peso(100), win: peso(winMinor) })],
      peso(99_900 + winMinor),
    ]);
    expect(orders).toEqual([
      { roundId: expect.stringMatching(/^[0-9a-f]{32}$/), stakeMinor: 100, picks: null },
    ]);
  });

  it('resends the same round after a lost reply, also after a reload', async () => {
    await open('slot', { rounds: [lost] });

    await press(words.spin);
    await pass(2_000);
    expect(statusText()).toContain(words.offline);
    await open(
      'slot',
      {
        rounds: [(order) => ok({ round: settled(order, { winMinor: 40 }), balanceMinor: 99_940 })],
      },
      { hash: '' },
    );
    await pass(cycleMs);

    expect(statusText()).toContain(words.resumed);
    expect([
      new Set(orders.map((order) => JSON.stringify(order))).size,
      orders.length > 2,
      lines().length,
    ]).toEqual([1, true, 1]);
    // The token is removed from the address but remains in use.
    expect(location.href).not.toContain('token');
  });

  it('repeats a stake that the wallet does not confirm, and shows a message', async () => {
    await open('slot', {
      rounds: [
        (order) => ok({ round: { ...order, state: 'placed', placedAtMs: 0 } }),
        (order) => ok({ round: settled(order), balanceMinor: 99_900 }),
      ],
    });

    await press(words.spin);
    expect(statusText()).toContain(words.askingAgain);
    await pass(cycleMs);

    expect(statusText()).toContain(words.nothing);
    expect(new Set(orders.map(({ roundId }) => roundId)).size).toBe(1);
  });

  it('shows the refund of a stake that could not be confirmed', async () => {
    await open('slot', {
      rounds: [
        (order) =>
          ok({ round: { ...order, state: 'undone', placedAtMs: 0 }, balanceMinor: 100_000 }),
      ],
    });

    await press(words.spin);

    expect([statusText(), lines()]).toEqual([
      words.undone,
      [fill(words.takenBack, { stake: peso(100) })],
    ]);
  });

  it('shows insufficient funds with a link to the cashier, in a demonstration without one', async () => {
    const refused = {
      rounds: [
        (order: Order) =>
          ok({
            round: { ...order, state: 'refused', refusal: 'NOT_ENOUGH_MONEY', placedAtMs: 0 },
            balanceMinor: 0,
          }),
      ],
    };
    await open('slot', refused);

    await press(words.spin);
    expect([statusText(), main().disabled]).toEqual([words.noMoney, false]);
    await press(words.cashier);
    expect(messages.at(-1)).toEqual({ protocol: 'livery.game.1', type: 'cashier', to: origin });

    sessionStorage.clear();
    await open(
      'slot',
      { ...refused, state: [ok(stateOf('slot', { demo: true }))] },
      { query: '?mode=demo' },
    );
    await press(words.spin);
    expect([statusText(), button(words.cashier)]).toEqual([words.noCredits, undefined]);
  });

  it('stops the game when the session ends', async () => {
    await open('slot', { rounds: [fault('launch_ended', 401)] });

    await press(words.spin);

    expect([texts('[role=alert]'), button(words.spin)]).toEqual([[words.ended], undefined]);
    expect(messages.at(-1)).toMatchObject({ type: 'ended', to: origin });
  });

  it('labels a demonstration, with credits instead of money', async () => {
    await open(
      'slot',
      {
        state: [ok(stateOf('slot', { demo: true }))],
        rounds: [(order) => ok({ round: settled(order), balanceMinor: 99_900 })],
      },
      { query: '?mode=demo' },
    );

    expect([texts('.notice strong'), texts('.money span'), amount()]).toEqual([
      [words.demo],
      [words.credits],
      '1,000.00',
    ]);
    await press(words.spin);
    await pass(cycleMs);
    expect(texts('.notice strong')).toEqual([words.demo]);
  });

  it('posts its events to the brand’s origin only', async () => {
    await open('slot', {
      rounds: [(order) => ok({ round: settled(order, { winMinor: 350 }), balanceMinor: 100_250 })],
    });

    await press(words.spin);
    await pass(cycleMs);
    await press(words.lobby);

    expect(new Set(messages.map(({ to, protocol }) => `${to} ${protocol}`))).toEqual(
      new Set([`${origin} livery.game.1`]),
    );
    expect(
      messages
        .filter(({ type }) => type !== 'balance')
        .map(({ type, stakeMinor, winMinor }) => [type, stakeMinor, winMinor]),
    ).toEqual([
      ['ready', undefined, undefined],
      ['roundStart', 100, undefined],
      ['roundEnd', 100, 350],
      ['lobby', undefined, undefined],
    ]);
    expect(messages.findLast(({ type }) => type === 'balance')?.balanceMinor).toBe(100_250);
  });

  it('requires a launch, and keeps its token in the address if storage is blocked', async () => {
    await open('slot', {}, { hash: '' });
    expect(texts('[role=alert]')).toEqual([words.noLaunch]);

    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('Refused.', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('Refused.', 'SecurityError');
      },
      removeItem: () => undefined,
      clear: () => undefined,
    });
    await open('slot');
    expect([main().disabled, location.hash]).toEqual([false, '#token=launch-token']);
  });
});
