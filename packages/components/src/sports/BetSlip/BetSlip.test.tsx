// @vitest-environment jsdom
import { fail, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { BetSlipStore, keyOfLine, type SlipSelection } from '@livery/stores';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { act, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { many } from '../../testing/games.ts';
import { mountNode, type MountedNode, type MountOptions } from '../../testing/mountNode.tsx';

let isWide = true;

beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

const rovers: SlipSelection = {
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
};
const over: SlipSelection = {
  ...rovers,
  eventId: 'football-2',
  market: 'total',
  marketTitle: 'Total goals 2.5',
  pick: 'over',
  home: 'Northquay',
  away: 'Saltmarsh',
  odds: 2.5,
};
const limits = { minStake: 1, maxStake: 100, maxWin: 1_000, maxPicks: 8 };
type QuotedOdds = readonly [SlipSelection, { odds?: number; state?: string }];
const quote = (...quoted: readonly QuotedOdds[]): Answer =>
  reply({
    picks: quoted.map(([{ eventId, market, pick }, { state = 'open', odds }]) => ({
      eventId,
      market,
      pick,
      state,
      ...(odds === undefined ? {} : { odds }),
    })),
    ...limits,
  });
const asShown = quote([rovers, { odds: 1.9 }], [over, { odds: 2.5 }]);
const placed = reply({ referenceNo: 'number-of-the-bet', stake: 10, potentialWin: 19 });
const balance = many(fail('upstream_failed'));

async function mountSlip(
  selections: readonly SlipSelection[],
  answers: MountOptions['answers'] = {},
  options: MountOptions = {},
): Promise<MountedNode> {
  const { gameOpening } = exampleSettings;
  const slip = await mountNode(
    { use: 'BetSlip' },
    {
      visitor: 'member',
      site: {
        gameOpening: {
          ...gameOpening,
          vendorDefaults: { ...gameOpening.vendorDefaults, prices: 'slip' },
        },
      },
      ...options,
      answers: { getSportsQuote: many(asShown), getBalanceV2: balance, ...answers },
    },
  );
  act(() => {
    for (const each of selections) slip.root.get(BetSlipStore).toggle(each);
  });
  await slip.advance(250);
  return slip;
}

const place = (slip: MountedNode): Promise<void> =>
  slip.user.click(slip.getByRole('button', { name: slip.t('lottery.place') }));
const stakeField = (slip: MountedNode): HTMLElement =>
  slip.getByRole('textbox', { name: new RegExp(slip.t('slip.stake')) });
const alertText = (slip: MountedNode): string => slip.getByRole('alert').textContent;

it('is empty until a price is selected', async () => {
  const slip = await mountSlip([]);

  expect(slip.getByText(slip.t('slip.empty'))).toBeTruthy();
  expect(slip.queryByRole('form')).toBeNull();
});

it('is not on the page of a brand whose prices lead to games', async () => {
  const slip = await mountSlip([rovers], {}, { site: {} });

  expect(slip.container.textContent).toBe('');
});

it('shows selections with market, event and odds, and removes them', async () => {
  const slip = await mountSlip([rovers, over]);
  const [first, second] = slip.getAllByRole('listitem');

  expect(first?.textContent).toContain('Bayview Rovers');
  expect(first?.textContent).toContain('1.90');
  expect(second?.textContent).toContain(slip.t('odds.over'));
  expect(second?.textContent).toContain('Total goals 2.5 · Northquay – Saltmarsh');
  const remove = slip.t('slip.remove', {
    selection: 'Bayview Rovers · Bayview Rovers – Coral City',
  });
  await slip.user.click(slip.getByRole('button', { name: remove }));

  expect(slip.getAllByRole('listitem')).toHaveLength(1);
  // The focus stays in the slip, although its button has gone.
  expect(document.activeElement?.contains(slip.getByRole('form'))).toBe(true);
});

it('places a multiple with the entered stake, and leads to the record of bets', async () => {
  const slip = await mountSlip([rovers, over], { placeSportsBet: [placed] });

  await slip.user.type(stakeField(slip), '10');
  expect(slip.getByText(slip.root.locale.formatMoney(47.5))).toBeTruthy();
  await place(slip);

  expect(slip.api.calls.find(({ name }) => name === 'placeSportsBet')?.request).toMatchObject({
    vassalage: 'NOVA',
    stake: 10,
    legs: [
      { eventId: 'football-1', market: 'winner', pick: 'home', odds: 1.9 },
      { eventId: 'football-2', market: 'total', pick: 'over', odds: 2.5 },
    ],
  });
  const { formatMoney } = slip.root.locale;
  const text = slip.t('slip.placed', { stake: formatMoney(10), win: formatMoney(19) });
  expect(await slip.findByText(text)).toBeTruthy();
  expect(slip.root.get(BetSlipStore).count).toBe(0);
});

it('places singles with a stake each, and keeps the one that was refused', async () => {
  const slip = await mountSlip([rovers, over], {
    placeSportsBet: [placed, fail('operator_refused', { value: { reason: 'event_suspended' } })],
  });
  await slip.user.click(slip.getByRole('radio', { name: slip.t('slip.single') }));
  const [first, second] = slip.getAllByRole('textbox');
  if (!first || !second) throw new Error('The singles have no fields.');

  await slip.user.type(first, '10');
  await slip.user.type(second, '5');
  await place(slip);

  expect(await slip.findByText(slip.t('refusal.event_suspended'))).toBeTruthy();
  expect(
    slip.root.get(BetSlipStore).lines.map(({ eventId, stakeText }) => [eventId, stakeText]),
  ).toEqual([['football-2', '5']]);
});

it('marks changed odds, and places the bet only after they were accepted', async () => {
  const slip = await mountSlip([rovers], {
    getSportsQuote: many(quote([rovers, { odds: 1.8 }])),
    placeSportsBet: [placed],
  });
  await slip.user.type(stakeField(slip), '10');

  expect(slip.getByText(slip.t('slip.changed', { before: '1.90', odds: '1.80' }))).toBeTruthy();
  expect(alertText(slip)).toBe(slip.t('slip.problem.changed'));
  expect(slip.queryByRole('button', { name: slip.t('lottery.place') })).toBeNull();
  await slip.user.click(slip.getByRole('button', { name: slip.t('slip.accept') }));
  await place(slip);

  expect(slip.api.calls.find(({ name }) => name === 'placeSportsBet')?.request).toMatchObject({
    legs: [{ odds: 1.8 }],
  });
});

it.each([
  ['suspended', 'slip.suspended'],
  ['closed', 'slip.closed'],
] as const)('does not place a selection that is %s', async (state, text) => {
  const slip = await mountSlip([rovers], { getSportsQuote: many(quote([rovers, { state }])) });
  await slip.user.type(stakeField(slip), '10');

  await place(slip);

  expect(slip.getByText(slip.t(text))).toBeTruthy();
  expect(alertText(slip)).toBe(slip.t('slip.problem.notOpen'));
  expect(slip.api.countOf('placeSportsBet')).toBe(0);
});

it('asks for a stake at the first attempt, and for one within the limits', async () => {
  const slip = await mountSlip([rovers]);
  expect(alertText(slip)).toBe('');

  await place(slip);
  expect(alertText(slip)).toBe(slip.t('slip.problem.stake'));
  await slip.user.type(stakeField(slip), '500');

  const { formatMoney } = slip.root.locale;
  expect(alertText(slip)).toBe(
    slip.t('lottery.problem.stake', { min: formatMoney(1), max: formatMoney(100) }),
  );
  expect(slip.api.countOf('placeSportsBet')).toBe(0);
});

it('keeps the slip after a refusal for lack of money', async () => {
  const slip = await mountSlip([rovers], {
    placeSportsBet: [fail('operator_refused', { value: { reason: 'insufficient_balance' } })],
  });
  await slip.user.type(stakeField(slip), '10');

  await place(slip);

  expect(await slip.findByText(slip.t('refusal.insufficient_balance'))).toBeTruthy();
  expect(slip.root.get(BetSlipStore).lines).toMatchObject([{ stakeText: '10' }]);
});

it('says that a bet is being confirmed, and takes no second one meanwhile', async () => {
  const slip = await mountSlip([rovers], { placeSportsBet: [fail('network_failed'), placed] });
  await slip.user.type(stakeField(slip), '10');

  await place(slip);

  expect(await slip.findByText(slip.t('lottery.unheard'))).toBeTruthy();
  expect(slip.root.get(BetSlipStore).lines.map(keyOfLine)).toHaveLength(1);
  await place(slip);
  expect(slip.api.countOf('placeSportsBet')).toBe(1);
  await slip.advance(3_000);
  expect(await slip.findByText(/Bet placed/)).toBeTruthy();
});

it('leads a guest to the login, and keeps the slip', async () => {
  const slip = await mountSlip([rovers], {}, { visitor: 'guest' });
  await slip.user.type(stakeField(slip), '10');

  await slip.user.click(slip.getByRole('button', { name: slip.t('lottery.loginToBet') }));

  expect(slip.root.get(BetSlipStore).lines).toMatchObject([{ stakeText: '10' }]);
  expect(slip.api.countOf('placeSportsBet')).toBe(0);
});

it('opens from a button with the number of selections in a narrow window', async () => {
  isWide = false;
  const slip = await mountSlip([rovers, over]);

  await slip.user.click(slip.getByRole('button', { name: slip.t('slip.open', { number: 2 }) }));

  const dialog = within(slip.getByRole('dialog'));
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  expect(dialog.getByRole('button', { name: slip.t('lottery.place') })).toBeTruthy();
});
