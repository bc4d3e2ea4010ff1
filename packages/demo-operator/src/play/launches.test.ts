import type { GameLaunch, LaunchPvpGameReply, PvpRoom, Winner } from '@livery/model';
import { describe, expect, it } from 'vitest';
import { games } from '@livery/demo-content/catalogue/games';
import { OpenGame } from '../testing/OpenGame.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const gameOf = (vassalage: string): number =>
  games.find((game) => game.vassalage === vassalage)?.nodeId ?? 0;

async function launch(
  request: Record<string, unknown>,
  account: readonly [string, string] = ['demo', 'Demo1234'],
): Promise<{ success: boolean; message: string; value: unknown }> {
  return fixture.client.call(
    'launchGame',
    { vassalage: 'LMHW', gameType: 'RNG', ...request },
    { token: await fixture.client.login(...account) },
  );
}

describe('[CALL-09] [CALL-13] [GAME-03] launchGame', () => {
  it('returns the address without the token, the token, and a readable launch id', async () => {
    const nodeId = gameOf('LMHW');
    const { value } = await launch({ nodeId, language: 'TH', backUrl: '/slots?page=2' });
    const { url, token, launchId, demo, currency } = value as GameLaunch;
    expect(url).toBe(
      `${fixture.sandbox.origin}/play/slot?lang=TH&game=${nodeId}&mode=real&back=%2Fslots%3Fpage%3D2`,
    );
    expect([demo, currency]).toEqual([false, 'PHP']);
    expect(url).not.toContain(token);
    expect((await launch({ nodeId })).value).not.toMatchObject({ token });
    expect(launchId).toMatch(/^L[0-9a-f]{18}$/);
  });

  it.each([
    ['LMHW', 'RNG', 'slot'],
    ['RFWD', 'FISH', 'slot'],
    ['VLQR', 'LIVE', 'wheel'],
    ['DLWL', 'PVP', 'cards'],
    ['FB', 'SPORTS', 'betslip'],
    ['PXGT', 'ESPORTS', 'betslip'],
    ['TF', 'SPORTS', 'betslip'],
    ['TF', 'ESPORTS', 'betslip'],
    ['SPCR', 'COCKFIGHT', 'betslip'],
  ])('opens the lobby of %s (%s) with its first game', async (vassalage, gameType, kind) => {
    const { url } = (await launch({ vassalage, gameType })).value as GameLaunch;
    expect(new URL(url).pathname).toBe(`/play/${kind}`);
    expect(
      games.find(({ nodeId }) => String(nodeId) === new URL(url).searchParams.get('game'))
        ?.vassalage,
    ).toBe(vassalage);
  });

  it('passes the selection of an event to a game of events only', async () => {
    const choice = { eventId: 'football-1 &x=y', market: 'winner', pick: 'home' };
    const queryOf = async (request: Record<string, unknown>) => {
      const { url } = (await launch({ ...choice, ...request })).value as GameLaunch;
      const query = new URL(url).searchParams;
      return ['event', 'market', 'pick', 'x'].map((field) => query.get(field));
    };

    expect(await queryOf({ vassalage: 'FB', gameType: 'SPORTS' })).toEqual([
      'football-1 &x=y',
      'winner',
      'home',
      null,
    ]);
    expect(await queryOf({})).toEqual([null, null, null, null]);
  });

  it('gives trial members a demonstration', async () => {
    const { value } = await launch({}, ['trial', 'Trial1234']);
    expect(value).toMatchObject({
      demo: true,
      currency: 'XXX',
      url: expect.stringContaining('mode=demo'),
    });
  });

  it.each([
    ['an unknown provider', { vassalage: 'NOPE' }, 'provider is not offered'],
    ['an unknown game', { nodeId: 1 }, 'game is not offered'],
    ['another provider’s game', { nodeId: gameOf('QBRK') }, 'game is not offered'],
    ['another category than the provider’s', { gameType: 'LIVE' }, 'game is not offered'],
    ['a lottery', { vassalage: 'LOTT', gameType: 'ELOTT' }, 'own page'],
  ])('refuses %s with a message', async (_what, request, message) => {
    expect(await launch(request)).toMatchObject({
      success: false,
      message: expect.stringContaining(message),
    });
  });

  it('[LOTT-06] opens a lottery in its own mode, to be bet on under its launch', async () => {
    expect(
      await launch({ vassalage: 'TCG_SEA', gameType: 'LOTT', launchMode: 'LOTT' }),
    ).toMatchObject({ success: true, value: { token: expect.stringMatching(/./), demo: false } });
  });

  it('[LOTT-06] opens a lottery by its code, and passes the launch mode in the address', async () => {
    const lottery = {
      vassalage: 'TCG_SEA',
      gameType: 'LOTT',
      launchMode: 'LOTT',
      area: 'VN',
      prizeMode: 'SEA',
      device: 'WEB',
    };
    const [, second] = games.filter(({ vassalage }) => vassalage === 'TCG_SEA');
    const code = String(second?.nodeId);
    for (const view of ['betting', 'lobby']) {
      const { url, token } = (
        await launch({ ...lottery, gameCode: code, view, playType: 'oddEven', backUrl: '/lottery' })
      ).value as GameLaunch;
      expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
        lang: 'EN',
        game: code,
        mode: 'real',
        back: '/lottery',
        prizeMode: 'SEA',
        view,
        playType: 'oddEven',
        device: 'WEB',
      });
      // The launch address serves a game page.
      expect(await (await fetch(url)).text()).toContain(
        'Lotteries are played on the lottery page of your site',
      );
      expect(url).not.toContain(token);
    }
    expect(await launch({ ...lottery, gameCode: code, nodeId: second?.nodeId })).toMatchObject({
      success: true,
    });
    expect(await launch({ ...lottery, gameCode: code, nodeId: gameOf('TCG_SEA') })).toMatchObject({
      success: false,
      message: expect.stringContaining('two different games'),
    });
    for (const gameCode of ['1', 'pick3', String(gameOf('LMHW'))])
      expect(await launch({ ...lottery, gameCode }), gameCode).toMatchObject({
        success: false,
        message: expect.stringContaining('not offered'),
      });
  });

  it('refuses a disabled category, game or member', async () => {
    const path = `/merchants/${fixture.client.merchant}`;
    const nodeId = gameOf('LMHW');
    await fixture.admin.send('PUT', `${path}/games/${nodeId}`, { enabled: false });
    expect(await launch({ nodeId })).toMatchObject({
      success: false,
      message: expect.stringContaining('maintenance'),
    });
    // The lobby request then returns another game.
    expect(new URL(((await launch({})).value as GameLaunch).url).searchParams.get('game')).not.toBe(
      String(nodeId),
    );
    await fixture.admin.send('PUT', `${path}/games/${nodeId}`, { enabled: true });
    expect(await launch({ nodeId })).toMatchObject({ success: true });
    await fixture.admin.send('PUT', `${path}/status`, { maintenance: true });
    expect(await launch({ nodeId })).toMatchObject({
      success: false,
      message: expect.stringContaining('maintenance'),
    });
    await fixture.admin.send('PUT', `${path}/status`, { maintenance: false });
    await fixture.admin.send('PUT', `${path}/modules/GAME_RNG`, { enabled: false });
    expect(await launch({ nodeId })).toMatchObject({
      success: false,
      message: expect.stringContaining('not offered'),
    });
    await fixture.admin.send('PUT', `${path}/members/demo/play`, { enabled: false });
    expect(await launch({ vassalage: 'VLQR', gameType: 'LIVE' })).toMatchObject({
      success: false,
      message: expect.stringContaining('customer service'),
    });
  });

  it('refuses a signed-out member', async () => {
    const token = await fixture.client.login('demo', 'Demo1234');
    await fixture.client.call('logout', {}, { token });
    expect(
      await fixture.client.call('launchGame', { vassalage: 'LMHW', gameType: 'RNG' }, { token }),
    ).toMatchObject({ status: 401 });
  });
});

describe('[GAME-03] [CALL-13] rooms', () => {
  it.each(['DLWL', 'TLHT', 'RVNK', 'GMBG', 'TRFB', 'PLPK'])(
    '%s has three to six, each with its own limits',
    async (vassalage) => {
      const token = await fixture.client.login('demo', 'Demo1234');
      const rooms = (await fixture.client.call('getPvpRooms', { vassalage }, { token }))
        .value as Required<PvpRoom>[];
      expect(rooms.length).toBeGreaterThanOrEqual(3);
      expect(rooms.length).toBeLessThanOrEqual(6);
      expect(new Set(rooms.map(({ minBet }) => minBet)).size).toBe(rooms.length);
      for (const { nodeId, minBet, maxBet, players } of rooms) {
        expect(games.find((game) => game.nodeId === nodeId)?.vassalage).toBe(vassalage);
        expect([maxBet > minBet, players]).toEqual([true, 0]);
      }
    },
  );

  it('open a game and count its players', async () => {
    const token = await fixture.client.login('demo', 'Demo1234');
    const rooms = (await fixture.client.call('getPvpRooms', { vassalage: 'DLWL' }, { token }))
      .value as Required<PvpRoom>[];
    const [, room] = rooms;
    const { content } = (
      await fixture.client.call(
        'launchPvpGame',
        { vassalage: 'DLWL', roomId: room?.roomId, language: 'EN' },
        { token },
      )
    ).value as LaunchPvpGameReply;
    expect(new URL(content.url)).toMatchObject({ pathname: '/play/cards' });
    expect(new URL(content.url).searchParams.get('game')).toBe(String(room?.nodeId));
    const players = async (): Promise<number[]> =>
      (
        (
          await fixture.client.call(
            'getPvpRooms',
            { vassalage: 'DLWL' },
            { token: await fixture.client.login('agent', 'Agent1234') },
          )
        ).value as Required<PvpRoom>[]
      ).map((room) => room.players);
    expect(await players()).toEqual(rooms.map((_room, index) => (index === 1 ? 1 : 0)));
    await fixture.client.call('logout', {}, { token });
    expect(await players()).toEqual(rooms.map(() => 0));
  });

  it('are refused if unknown', async () => {
    const token = await fixture.client.login('demo', 'Demo1234');
    for (const vassalage of ['NOPE', 'LMHW'])
      expect(await fixture.client.call('getPvpRooms', { vassalage }, { token })).toMatchObject({
        success: false,
        message: expect.stringContaining('no rooms'),
      });
    expect(
      await fixture.client.call(
        'launchPvpGame',
        { vassalage: 'DLWL', roomId: 'DLWL-9' },
        { token },
      ),
    ).toMatchObject({ success: false, message: expect.stringContaining('not open') });
  });
});

describe('[HOME-10] recent winners', () => {
  it('list a paid win first, in its own category, with a masked name', async () => {
    const token = await fixture.client.login('demo', 'Demo1234');
    const game = await OpenGame.open(fixture.client, token, { clock: fixture.sandbox.clock });
    const [bet, reversed] = [game.order(100), game.order(100)];
    for (const [stake, amountMinor] of [
      [bet, 123_456],
      [reversed, 999_900],
    ] as const) {
      await game.wallet.bet(stake);
      const win = game.following(stake, amountMinor);
      await game.wallet.win(win);
      if (stake === reversed)
        await game.wallet.rollback(
          game.order(amountMinor, {
            round: stake.round,
            referenceTransactionId: win.transactionId,
          }),
        );
    }
    await game.wallet.bet(game.order(100));
    const winnersOf = async (gameCategory: string): Promise<unknown[]> =>
      (await fixture.client.call('getWinnerBoard', { gameCategory, limitNum: 50 }))
        .value as unknown[];
    for (const category of ['ALL', 'RNG']) {
      const winners = await winnersOf(category);
      expect(winners).toHaveLength(50);
      expect(winners[0]).toMatchObject({
        winAmount: 1_234.56,
        customerName: 'de***',
        vo: { gameType: 'RNG', vassalage: 'LMHW' },
      });
      expect(JSON.stringify(winners)).not.toContain('9999');
    }
    expect(JSON.stringify(await winnersOf('LIVE'))).not.toContain('de***');
  });

  it('omit returned and partly returned stakes', async () => {
    const game = await OpenGame.open(
      fixture.client,
      await fixture.client.login('demo', 'Demo1234'),
      {
        clock: fixture.sandbox.clock,
      },
    );
    for (const amountMinor of [99, 100, 101]) {
      const bet = game.order(100);
      await game.wallet.bet(bet);
      await game.wallet.win(game.following(bet, amountMinor));
    }
    // The call's reply
    const winners = (
      await fixture.client.call('getWinnerBoard', { gameCategory: 'ALL', limitNum: 50 })
    ).value as Winner[];
    expect(
      winners
        .filter(({ customerName }) => customerName === 'de***')
        .map(({ winAmount }) => winAmount),
    ).toEqual([1.01]);
  });
});
