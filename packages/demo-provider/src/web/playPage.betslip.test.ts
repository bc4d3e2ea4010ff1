// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { RoundView, SportsbookState } from '../server/PlayApi.ts';
import {
  button,
  fill,
  ok,
  open,
  orders,
  origin,
  pass,
  press,
  texts,
  usePlayPage,
  words,
} from './testing/openPlayPage.ts';

usePlayPage();

const nowMs = Date.UTC(2026, 10, 23, 16);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function sportsbook(
  startsAtMs: number,
  slips: readonly RoundView[] = [],
  { isSuspended = false } = {},
) {
  const state: SportsbookState = {
    events: {
      nowMs,
      nextChangeAtMs: nowMs + minuteMs,
      coming: [
        {
          eventId: 'E-1',
          home: 'Reef',
          away: 'Palm',
          startsAtMs,
          endsAtMs: startsAtMs + hourMs,
          isSuspended,
          markets: isSuspended
            ? []
            : [{ market: 'winner', selections: [{ pick: 'home', oddsHundredths: 200 }] }],
        },
      ],
      running: [],
      over: [],
    },
    open: slips,
    over: [],
    names: { 'E-1': { home: 'Reef', away: 'Palm' } },
  };
  return ok(state);
}

const stakeInput = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('#stake');
  if (!input) throw new Error('The slip has no field for the stake.');
  return input;
};
function enter(amount: string): void {
  stakeInput().value = amount;
  stakeInput().dispatchEvent(new Event('input'));
}
const placeButton = () => button(words.placeSlip.replace(' {stake}', ''), 'button.main');
const page = (properties: Readonly<Record<string, string>>) => ({
  query: `?${new URLSearchParams({ origin, mode: 'real', ...properties }).toString()}`,
});

it('[GAME-02] a slip takes any amount within the limits of the game', async () => {
  await open('betslip', {
    events: [sportsbook(nowMs + minuteMs)],
    rounds: [
      (order) =>
        ok({ round: { ...order, state: 'open', placedAtMs: 0, dueAtMs: nowMs }, balanceMinor: 1 }),
    ],
  });
  await press(document.querySelector<HTMLElement>('button.odd') ?? undefined);

  for (const [amount, isValid] of [
    ['', false],
    ['0.99', false],
    ['100.01', false],
    ['2.505', false],
    ['-5', false],
    ['5 pesos', false],
    ['1', true],
    ['37,5', true],
    ['100.00', true],
    ['37.50', true],
  ] as const) {
    enter(amount);
    expect([amount, placeButton()?.disabled, stakeInput().getAttribute('aria-invalid')]).toEqual([
      amount,
      !isValid,
      String(!isValid),
    ]);
  }
  expect(texts('.possible')[0]).toContain('75.00');
  await press(placeButton());

  expect(orders).toMatchObject([{ stakeMinor: 3_750 }]);
});

it('[GAME-02] an amount outside the limits is explained, and a usual stake replaces it', async () => {
  await open('betslip', { events: [sportsbook(nowMs + minuteMs)] }, page({ symbol: 'P' }));
  const limits = { min: 'P\u00A01.00', max: 'P\u00A0100.00' };
  expect(texts('#stake-limits')).toEqual([fill(words.stakeLimits, limits)]);

  enter('1,000');
  expect(texts('#stake-limits')).toEqual([fill(words.stakeOutside, limits)]);
  await press('P\u00A05.00');

  expect([stakeInput().value, ...texts('#stake-limits')]).toEqual([
    '5.00',
    fill(words.stakeLimits, limits),
  ]);
});

it('[GAME-02] shows amounts with the currency symbol of the brand’s page', async () => {
  await open('slot', {}, page({ symbol: 'P' }));
  expect(texts('.amount')).toEqual(['P\u00A01,000.00']);
});

it('[GAME-02] counts down to what is less than an hour away, and follows the provider’s clock', async () => {
  const slip: RoundView = {
    roundId: 'a'.repeat(32),
    stakeMinor: 100,
    picks: [],
    state: 'open',
    placedAtMs: nowMs,
    dueAtMs: nowMs + 10 * minuteMs,
  };
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  await open('betslip', { events: [sportsbook(nowMs + 5 * minuteMs, [slip])] });

  expect(texts('.event small')).toEqual([fill(words.startsIn, { left: '5:00' })]);
  expect(texts('.slip strong')).toEqual([fill(words.slipOpenIn, { left: '10:00' })]);
  now.mockReturnValue(62_000);
  await pass(1_000);
  expect(texts('.event small')).toEqual([fill(words.startsIn, { left: '3:59' })]);
  now.mockRestore();
});

it('[GAME-02] shows a later time in the time zone of the brand’s page, with its name', async () => {
  const reply = sportsbook(nowMs + 2 * hourMs);
  await open('betslip', { events: [reply] }, page({ tz: 'Asia/Manila' }));
  expect(texts('.event small')[0]).toMatch(/^Starts 02:00\sAM (GMT\+8|PST|PHT)$/i);

  await open('betslip', { events: [reply] }, page({ tz: 'Nowhere/Land' }));
  expect(texts('.event small')[0]).toMatch(/^Starts \d\d:00/);
});

const draft = () => texts('.draft strong');
const choice = (fields: Readonly<Record<string, string>>) => page({ event: 'E-1', ...fields });

it('[GAME-02] opens with the selection of the launch, and removes it from the address', async () => {
  const soon = sportsbook(nowMs + minuteMs);
  await open('betslip', { events: [soon] }, choice({ market: 'winner', pick: 'home' }));

  expect(draft()).toEqual(['Reef @ 2.00']);
  expect(texts('button.odd[aria-pressed=true]')).toHaveLength(1);
  expect(placeButton()?.disabled).toBe(false);
  expect(texts('.telling').join('')).not.toContain(words.choiceClosed);
  expect(new URLSearchParams(location.search).get('event')).toBeNull();
  expect(new URLSearchParams(location.search).get('origin')).toBe(origin);
});

it.each([
  ['a suspended event', true, { market: 'winner', pick: 'home' }],
  ['an event that is over', false, { event: 'E-2', market: 'winner', pick: 'home' }],
  ['an unknown selection', false, { market: 'winner', pick: 'other' }],
  ['an id that is too long', false, { event: 'E'.repeat(65), market: 'winner', pick: 'home' }],
] as const)('[GAME-02] opens with an empty slip for %s', async (name, isSuspended, fields) => {
  const events = [sportsbook(nowMs + minuteMs, [], { isSuspended })];
  await open('betslip', { events }, choice(fields));

  expect(draft()).toEqual([]);
  const isClosed = name !== 'an id that is too long';
  expect(texts('.telling').join('').includes(words.choiceClosed)).toBe(isClosed);
});

it('[GAME-02] opens without a message for an open event without a selection', async () => {
  await open('betslip', { events: [sportsbook(nowMs + minuteMs)] }, choice({}));

  expect(draft()).toEqual([]);
  expect(texts('.telling').join('')).not.toContain(words.choiceClosed);
});

it('[GAME-02] marks a suspended event, and takes it off the slip', async () => {
  const events = [
    sportsbook(nowMs + minuteMs),
    sportsbook(nowMs + 5_000, [], { isSuspended: true }),
  ];
  await open('betslip', { events }, choice({ market: 'winner', pick: 'home' }));
  expect([draft().length, texts('.suspended')]).toEqual([1, []]);

  await pass(10_000);

  expect(texts('.event .suspended')).toEqual([words.suspended]);
  expect(texts('button.odd')).toEqual([]);
  expect(draft()).toEqual([]);
  expect(texts('.telling').join('')).toContain(words.eventSuspended);
});
