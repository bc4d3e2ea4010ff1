import type { BettingRecordReply, LotteryGame, LottOrder, VnLotteryMenuReply } from '@livery/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { games } from '@livery/demo-content/catalogue/games';
import { OpenGame } from '../testing/OpenGame.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
let token = '';

beforeEach(async () => {
  token = await fixture.client.login('demo', 'Demo1234');
});

const isoTime = (offsetMs: number): string =>
  new Date(fixture.sandbox.clock.nowMs() + offsetMs).toISOString();
const dayMs = 86_400_000;
const today = (): Record<string, unknown> => ({ from: isoTime(-dayMs), to: isoTime(1) });
const listRounds = (request: Record<string, unknown> = {}, as = token) =>
  fixture.client.call('getBettingRecord', { ...today(), ...request }, { token: as });
// The call's reply.
const record = async (
  request: Record<string, unknown> = {},
  as = token,
): Promise<BettingRecordReply> => (await listRounds(request, as)).value as BettingRecordReply;

async function balance(): Promise<number> {
  // The call's reply
  return (
    (await fixture.client.call('getBalanceV2', {}, { token })).value as { sumBalance: number }
  ).sumBalance;
}

async function play(game: OpenGame, stakeMinor: number, winMinor?: number): Promise<string> {
  const bet = game.order(stakeMinor);
  const answers = [
    await game.wallet.bet(bet),
    ...(winMinor === undefined ? [] : [await game.wallet.win(game.following(bet, winMinor))]),
  ];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['OK']));
  fixture.sandbox.clock.advance(1);
  return bet.round;
}

const open = (request: Record<string, unknown> = {}): Promise<OpenGame> =>
  OpenGame.open(fixture.client, token, { clock: fixture.sandbox.clock, request });

/** Places a bet on the draw that is currently on sale. */
async function betOnDraw(): Promise<{ game: LotteryGame; order: LottOrder }> {
  // The call's reply
  const menu = (await fixture.client.call('getVnLotteryMenu', {})).value as VnLotteryMenuReply;
  const game = menu
    .flatMap(({ gameMenus }) => gameMenus)
    .find(
      ({ remainTime, lockTime = 0, vassalage }) => vassalage === 'LOTT' && remainTime > lockTime,
    );
  if (!game) throw new Error('No lottery is sold.');
  const { gameId, vassalage, gameType, numero } = game;
  // The call's reply
  const { token: launchToken } = (
    await fixture.client.call(
      'launchGame',
      { vassalage, gameType, nodeId: gameId, launchMode: 'LOTT' },
      { token },
    )
  ).value as { token: string };
  const { success, message, value } = await fixture.client.call(
    'placeLottOrder',
    {
      orderId: 'order-of-the-record',
      launchToken,
      gameId,
      numero,
      playType: 'bigSmall',
      picks: [['big', 'small']],
      unit: 2,
      multiple: 3,
      prizeMode: 'Lott',
    },
    { token },
  );
  if (!success) throw new Error(message);
  return { game, order: value as LottOrder }; // the call's reply
}

describe('getBettingRecord', () => {
  it('lists every game round and draw bet in major units, newest first, with sums equal to the balance change', async () => {
    const before = await balance();
    expect(await record()).toEqual({
      list: [],
      totalPages: 0,
      totals: { rounds: 0, stake: 0, validBet: 0, win: 0, net: 0 },
    });
    const slot = await open();
    const [won, lost] = [await play(slot, 150, 1_005), await play(slot, 30, 0)];
    const { game: lottery, order } = await betOnDraw();
    const running = await play(await open({ vassalage: 'VLQR', gameType: 'LIVE' }), 500);
    const { list, totalPages, totals } = await record();
    const game = games.find(({ nodeId }) => String(nodeId) === slot.order(0).gameCode);
    expect(list).toMatchObject([
      {
        round: running,
        vassalage: 'VLQR',
        gameType: 'LIVE',
        stake: 5,
        state: 'running',
      },
      {
        round: expect.stringContaining(order.orderId),
        nodeId: lottery.gameId,
        gameName: lottery.gameName,
        vassalage: 'LOTT',
        stake: order.stake,
        state: 'running',
        at: order.placedAt,
      },
      { round: lost, stake: 0.3, win: 0, net: -0.3, state: 'settled' },
      {
        round: won,
        nodeId: game?.nodeId,
        gameName: game?.displayName,
        vassalage: 'LMHW',
        gameType: 'RNG',
        stake: 1.5,
        givenBack: 0,
        win: 10.05,
        net: 8.55,
        currency: 'PHP',
        state: 'settled',
      },
    ]);
    expect(totalPages).toBe(1);
    expect(totals).toMatchObject({ rounds: 4, win: 10.05 });
    // A running bet has no result, and is in none.
    expect(list.map(({ win, net }) => [win, net]).slice(0, 2)).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(totals?.net).toBeCloseTo((await balance()) - before + 5 + order.stake, 9);
  });

  it('filters by period, category, provider and page', async () => {
    const slot = await open();
    const first = await play(slot, 100, 0);
    fixture.sandbox.clock.advance(10_000);
    const second = await play(slot, 100, 0);
    const wheel = await play(await open({ vassalage: 'VLQR', gameType: 'LIVE' }), 500, 0);
    const rounds = async (request: Record<string, unknown>): Promise<string[]> =>
      (await record(request)).list.map(({ round }) => round);
    expect(await rounds({ from: isoTime(-5_000) })).toEqual([wheel, second]);
    expect(await rounds({ category: 'LIVE' })).toEqual([wheel]);
    expect(await rounds({ category: '', vassalage: 'LMHW' })).toEqual([second, first]);
    expect(await rounds({ category: 'LIVE', vassalage: 'LMHW' })).toEqual([]);
    expect(await record({ pageNo: 2, pageSize: 2 })).toMatchObject({
      list: [{ round: first }],
      totalPages: 2,
      totals: { rounds: 3, stake: 7 },
    });
  });

  it.each([
    ['missing times', { from: 'yesterday', to: '2026-02-31T00:00:00Z' }, ['from', 'to']],
    ['a time without a zone', { from: '2026-11-20T00:00:00' }, ['from']],
    [
      'an end before the beginning',
      { from: '2026-11-20T00:00:00Z', to: '2026-11-20T00:00:00Z' },
      ['to'],
    ],
    ['more than 90 days', { from: '2026-01-01T00:00:00Z', to: '2026-04-02T00:00:00Z' }, ['from']],
    [
      'several invalid fields',
      { from: '', to: 'x', category: 'CHESS', vassalage: 'NOBODY' },
      ['from', 'to', 'category', 'vassalage'],
    ],
  ])('rejects %s with all problems', async (_what, request, fields) => {
    const { success, value } = await listRounds(request);
    expect(success).toBe(false);
    // A refusal's
    expect(
      (value as { fields: { field: string; message: string }[] }).fields.map(({ field }) => field),
    ).toEqual(fields);
  });

  it('accepts exactly 90 days, and times of any zone', async () => {
    expect(
      await listRounds({ from: '2026-01-01T08:00:00+08:00', to: '2026-04-01T00:00:00Z' }),
    ).toMatchObject({ success: true });
  });

  it('contains no other member’s entries, and requires a real account', async () => {
    await play(await open(), 100, 0);
    expect((await record({}, await fixture.client.login('agent', 'Agent1234'))).list).toEqual([]);
    const trial = await fixture.client.login('trial', 'Trial1234');
    expect(await listRounds({}, trial)).toMatchObject({
      success: false,
      message: expect.stringContaining('real account'),
    });
    expect((await fixture.client.call('getBettingRecord', today())).status).toBe(401);
  });
});
