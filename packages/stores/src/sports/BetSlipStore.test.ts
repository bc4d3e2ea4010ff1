import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply, type Answer } from '../testing/fakeApi.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { BetSlipStore, maxSlipLines } from './BetSlipStore.ts';
import { keyOfLine, type SlipSelection } from './SlipSelection.ts';

const selection = (changes: Partial<SlipSelection> = {}): SlipSelection => ({
  vendorCode: 'NOVA',
  eventId: 'football-1',
  market: 'winner',
  pick: 'home',
  home: 'Bayview Rovers',
  away: 'Coral City',
  startsAt: '2026-11-20T12:30:00Z',
  marketTitle: undefined,
  pickName: undefined,
  odds: 1.9,
  ...changes,
});
const second = selection({ eventId: 'football-2', odds: 2.5 });

interface QuotedOdds {
  readonly odds?: number;
  readonly state?: string;
}
const limits = { minStake: 1, maxStake: 100, maxWin: 300, maxPicks: 2 };
const quote = (byEvent: Readonly<Record<string, QuotedOdds>>, changes: object = {}): Answer =>
  reply({
    picks: Object.entries(byEvent).map(([eventId, { odds, state = 'open' }]) => ({
      eventId,
      market: 'winner',
      pick: 'home',
      state,
      ...(odds === undefined ? {} : { odds }),
    })),
    ...limits,
    ...changes,
  });

function setUp(answers: readonly Answer[] = [], sessionStorage = memoryStorage()) {
  const clock = new FakeClock(1_000_000);
  const api = fakeApi({
    getSportsQuote: answers.concat(Array.from({ length: 8 }, () => fail('upstream_failed'))),
  });
  const root = exampleRoot({ api, clock, sessionStorage });
  return { api, clock, slip: root.get(BetSlipStore), sessionStorage };
}

/** Fills a slip, and waits for the last quote. */
async function filled(selections: readonly SlipSelection[], answer: Answer) {
  const made = setUp([answer, answer]);
  for (const each of selections) made.slip.toggle(each);
  await made.slip.refresh();
  return made;
}

it('adds, replaces within a market and removes selections, and keeps the entered stake', () => {
  const { slip } = setUp();

  expect(slip.toggle(selection())).toBe(true);
  slip.setStake(keyOfLine(selection()), '5');
  expect(slip.toggle(selection({ pick: 'away', odds: 4 }))).toBe(true);
  expect(slip.lines).toMatchObject([{ pick: 'away', odds: 4, stakeText: '5' }]);
  expect(slip.has(selection())).toBe(false);
  expect(slip.toggle(selection({ pick: 'away' }))).toBe(false);
  expect(slip.lines).toEqual([]);
});

it('stays as it is when it is full', () => {
  const { slip } = setUp();
  for (let index = 0; index < maxSlipLines; index += 1)
    slip.toggle(selection({ eventId: `football-${index}` }));

  expect(slip.toggle(selection({ eventId: 'one-more' }))).toBe(false);

  expect(slip.count).toBe(maxSlipLines);
});

it('outlives the page in its tab, and ignores what other code stored', () => {
  const { slip, sessionStorage } = setUp();
  slip.toggle(selection());
  slip.setStake(keyOfLine(selection()), '2.50');

  expect(setUp([], sessionStorage).slip.lines).toEqual(slip.lines);
  for (const text of ['{', '{}', '[1, {"eventId": 1}]', '[null]']) {
    sessionStorage.set('betSlip', text);
    expect(setUp([], sessionStorage).slip.lines).toEqual([]);
  }
});

it('marks changed, suspended and closed selections, and takes changed odds only when accepted', async () => {
  const third = selection({ eventId: 'football-3' });
  const { slip } = await filled(
    [selection(), second, third],
    quote({
      'football-1': { odds: 2.1 },
      'football-2': { state: 'suspended' },
      'football-3': { state: 'closed' },
    }),
  );

  expect(slip.lines.map(slip.stateOf)).toEqual(['changed', 'suspended', 'closed']);
  expect(slip.lines.map(({ odds }) => odds)).toEqual([1.9, 2.5, 1.9]);
  expect(slip.problem).toBe('notOpen');
  slip.acceptChanges();
  expect(slip.lines.map(({ odds }) => odds)).toEqual([2.1, 2.5, 1.9]);
  slip.removeClosed();
  expect(slip.lines.map(slip.stateOf)).toEqual(['open', 'suspended']);
});

it('adds up singles, of which those without a stake are left out', async () => {
  const { slip } = await filled([selection(), second], quote({}));
  slip.setMode('single');
  expect(slip.problem).toBe('stake');

  slip.setStake(keyOfLine(second), '3.33');

  expect(slip.bets).toEqual([
    {
      vassalage: 'NOVA',
      legs: [{ eventId: 'football-2', market: 'winner', pick: 'home', odds: 2.5 }],
      stake: 3.33,
    },
  ]);
  expect([slip.totalStake, slip.potentialWin]).toEqual([3.33, 8.32]);
  slip.setStake(keyOfLine(selection()), '1');
  expect([slip.totalStake, slip.potentialWin]).toEqual([4.33, 10.22]);
});

it('makes one bet of a multiple', async () => {
  const { slip } = await filled(
    [selection(), second],
    quote({ 'football-1': { odds: 1.9 }, 'football-2': { odds: 2.5 } }),
  );
  slip.setMultipleStake('10');

  expect(slip.problem).toBeUndefined();
  expect(slip.bets.map(({ legs, stake }) => [legs.length, stake])).toEqual([[2, 10]]);
  expect([slip.multipleOdds, slip.totalStake, slip.potentialWin]).toEqual([4.75, 10, 47.5]);
});

it.each([
  ['vendors', [selection(), selection({ vendorCode: 'FB', eventId: 'other' })], '10'],
  ['sameEvent', [selection(), selection({ market: 'total', pick: 'over' })], '10'],
  ['tooMany', [selection(), second, selection({ eventId: 'football-3' })], '10'],
  ['stake', [selection(), second], ''],
  ['stake', [selection(), second], '1.005'],
  ['stake', [selection(), second], '0'],
  ['limits', [selection(), second], '0.99'],
  ['limits', [selection(), second], '100.01'],
  ['win', [selection(), second], '64'],
] as const)('does not place a multiple: %s', async (problem, selections, stake) => {
  const { slip } = await filled(selections, quote({}));
  slip.setMultipleStake(stake);

  expect(slip.problem).toBe(problem);
});

it('does not place changed odds before they are accepted', async () => {
  const { slip } = await filled([selection()], quote({ 'football-1': { odds: 1.85 } }));
  slip.setStake(keyOfLine(selection()), '10');

  expect([slip.problem, slip.hasChanges]).toEqual(['changed', true]);
  slip.acceptChanges();

  expect([slip.problem, slip.hasChanges]).toEqual([undefined, false]);
  expect(slip.bets[0]?.legs[0]?.odds).toBe(1.85);
});

it('requests the odds once after several presses, one quote for each provider', async () => {
  const { api, clock, slip } = setUp([quote({ 'football-1': { odds: 2 } }), quote({})]);
  slip.toggle(selection());
  slip.toggle(second);
  slip.toggle(selection({ vendorCode: 'FB' }));
  clock.advance(249);
  expect(api.countOf('getSportsQuote')).toBe(0);

  clock.advance(1);

  await expect.poll(() => slip.lines.map(slip.currentOdds)).toEqual([2, 2.5, 1.9]);
  expect(api.calls.map(({ request }) => request)).toEqual([
    {
      vassalage: 'NOVA',
      picks: ['football-1', 'football-2'].map((eventId) => ({
        eventId,
        market: 'winner',
        pick: 'home',
      })),
    },
    { vassalage: 'FB', picks: [{ eventId: 'football-1', market: 'winner', pick: 'home' }] },
  ]);
});

it('requests quotes at intervals while it is watched, and keeps the last ones when one fails', async () => {
  const { api, clock, slip } = setUp([quote({ 'football-1': { odds: 2.2 } })]);
  slip.toggle(selection());
  const stop = slip.watch();
  await expect.poll(() => slip.lines.map(slip.currentOdds)).toEqual([2.2]);

  clock.advance(5_000);
  await expect.poll(() => slip.quoteError?.code).toBe('upstream_failed');
  expect(slip.lines.map(slip.currentOdds)).toEqual([2.2]);
  stop();
  const requests = api.countOf('getSportsQuote');
  clock.advance(60_000);
  expect(api.countOf('getSportsQuote')).toBe(requests);
});
