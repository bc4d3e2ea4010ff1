import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GamePage } from '../testing/GamePage.ts';
import type { OperatorClient } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';
import type { SportsbookState } from '@livery/demo-provider/server/PlayApi';

const fixture = useSandbox();

const openPage = (
  request: { vassalage: string; gameType: string },
  account?: readonly [string, string],
): Promise<GamePage> => GamePage.open(fixture.client, request, account);
const slotPage = (account?: readonly [string, string]): Promise<GamePage> =>
  openPage({ vassalage: 'LMHW', gameType: 'RNG' }, account);
const spoil = (...faults: string[]): Promise<unknown> =>
  fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/callback-faults`, { faults });

describe('[GAME-02] real-money round', () => {
  it('moves stake and win once, also if repeated with its id', async () => {
    const page = await slotPage();
    const {
      balanceMinor = 0,
      stakesMinor: [stake = 0],
    } = await page.state();
    const roundId = randomUUID();
    const { round, balanceMinor: after } = await page.place(stake, { roundId });
    expect(round.state).toBe('settled');
    expect(after).toBe(balanceMinor - stake + (round.winMinor ?? 0));
    expect(await page.walletMinor()).toBe(after);
    expect((await page.place(stake, { roundId })).round).toEqual(round);
    expect(await page.walletMinor()).toBe(after);
    expect((await page.state()).last).toEqual([round]);
    // The round id belongs to that round permanently.
    expect(await page.place(2 * stake, { roundId })).toMatchObject({
      status: 409,
      fault: 'round_differs',
    });
    expect(await page.place(stake, { roundId, picks: { other: 1 } })).toMatchObject({
      status: 409,
      fault: 'round_differs',
    });
  });

  it.each(['dropAfterCommit', 'dropBeforeCommit'])(
    'completes as one round after a lost stake reply (%s)',
    async (fault) => {
      const page = await slotPage();
      const {
        balanceMinor = 0,
        stakesMinor: [stake = 0],
      } = await page.state();
      const roundId = randomUUID();
      await spoil(fault);
      expect((await page.place(stake, { roundId })).round.state).toBe('placed');
      // After a reload the round is still open, and no second round can begin.
      expect((await page.state()).open).toMatchObject({ roundId, state: 'placed' });
      expect(await page.place(stake)).toMatchObject({ status: 409, fault: 'round_open' });
      const { round } = await page.place(stake, { roundId });
      expect(round.state).toBe('settled');
      expect(await page.walletMinor()).toBe(balanceMinor - stake + (round.winMinor ?? 0));
    },
  );

  it('is settled by the sweep without another request, also after the session ended', async () => {
    const page = await slotPage();
    const {
      balanceMinor = 0,
      stakesMinor: [stake = 0],
    } = await page.state();
    await spoil('none', 'dropBeforeCommit');
    const roundId = randomUUID();
    const { round } = await page.place(stake, { roundId });
    expect(round.state).toBe('drawn');
    await fixture.client.call('logout', {}, { token: page.session });
    fixture.sandbox.clock.advance(60_000);
    await fixture.sandbox.sweep();
    const later = await slotPage();
    expect((await later.state()).last).toMatchObject([
      { roundId, state: 'settled', outcome: round.outcome },
    ]);
    expect(await later.walletMinor()).toBe(balanceMinor - stake + (round.winMinor ?? 0));
  });

  it('is refused without funds, outside the limits, too soon, and after the session ended', async () => {
    const page = await slotPage();
    const { stakesMinor } = await page.state();
    const [minStake = 0] = stakesMinor;
    expect(await page.place(minStake - 1)).toMatchObject({ status: 400, fault: 'bad_stake' });
    expect(await page.place(100_000_000)).toMatchObject({ status: 400, fault: 'bad_stake' });
    expect(await page.place(minStake, { roundId: 'short' })).toMatchObject({
      status: 400,
      fault: 'bad_request',
    });
    expect((await page.place(minStake)).status).toBe(200);
    expect(await page.place(minStake)).toMatchObject({
      status: 429,
      fault: 'too_soon',
      waitMs: 2_500,
    });
    fixture.sandbox.clock.advance(2_500);
    expect((await page.place(minStake)).status).toBe(200);
    await fixture.client.call('logout', {}, { token: page.session });
    expect(await page.place(minStake)).toMatchObject({ status: 401, fault: 'launch_ended' });
    expect(await page.state()).toMatchObject({ status: 401, fault: 'launch_ended' });
    await fixture.admin.send('POST', `/merchants/${fixture.client.merchant}/members`, {
      account: 'poor',
      password: 'Secret123',
      isAgent: 0,
      balanceMinor: 0,
    });
    const poorPage = await slotPage(['poor', 'Secret123']);
    expect((await poorPage.place(minStake)).round).toMatchObject({
      state: 'refused',
      refusal: 'NOT_ENOUGH_MONEY',
    });
    expect((await poorPage.state()).last).toEqual([]);
  });

  it('[HOME-03] feeds its merchant’s jackpot, which its page and the operator report', async () => {
    const page = await slotPage();
    const { jackpot, returnPercent, stakesMinor } = await page.state();
    expect([jackpot, returnPercent]).toEqual([
      {
        amountMinor: 100_000,
        seedMinor: 100_000,
        sharePercent: 1,
        returnPercent: 1.25,
        oddsPerMajor: 400_000,
      },
      95.63,
    ]);
    const feed = async (merchant: OperatorClient = fixture.client): Promise<unknown> =>
      (await merchant.call('getJackpots', {})).value;
    const expectedJackpots = [
      { code: 'slots', amount: 1_000, currency: 'PHP', at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ];
    expect(await feed()).toEqual(expectedJackpots);
    const stakeMinor = stakesMinor.find((stake) => stake % 100 === 0) ?? 0;
    await page.place(stakeMinor);
    expect(await page.request('jackpot')).toMatchObject({
      amountMinor: 100_000 + stakeMinor / 100,
    });
    expect(await feed()).toEqual([{ ...expectedJackpots[0], amount: 1_000 + stakeMinor / 10_000 }]);
    expect(await feed(await fixture.admin.newMerchant())).toEqual(expectedJackpots);
  });

  it('has no jackpot in a demonstration, in a game without one, or while slots are closed', async () => {
    const [trial, wheel] = [
      await slotPage(['trial', 'Trial1234']),
      await openPage({ vassalage: 'VLQR', gameType: 'LIVE' }),
    ];
    expect((await trial.state()).jackpot).toBeNull();
    expect(await wheel.state()).not.toHaveProperty('jackpot');
    for (const page of [trial, wheel])
      expect(await page.request('jackpot')).toMatchObject({ status: 400, fault: 'bad_request' });
    const {
      stakesMinor: [stake = 0],
    } = await trial.state();
    await trial.place(100 * stake);
    expect((await fixture.client.call('getJackpots', {})).value).toMatchObject([{ amount: 1_000 }]);
    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/modules/GAMES`, {
      enabled: false,
    });
    expect((await fixture.client.call('getJackpots', {})).value).toEqual([]);
  });

  it('does not use the wallet in a demonstration', async () => {
    const page = await slotPage(['trial', 'Trial1234']);
    const wallet = await page.walletMinor();
    const {
      demo,
      balanceMinor,
      stakesMinor: [stake = 0],
    } = await page.state();
    expect([demo, balanceMinor]).toEqual([true, 100_000]);
    const { round, balanceMinor: after } = await page.place(stake);
    expect(after).toBe(100_000 - stake + (round.winMinor ?? 0));
    expect(await page.walletMinor()).toBe(wallet);
  });
});

describe('[GAME-02] closed game', () => {
  it.each([
    ['by itself', 'games', { enabled: false }, { enabled: true }],
    ['with its category', 'modules/GAME_RNG', { enabled: false }, { enabled: true }],
    ['with all games', 'modules/GAMES', { enabled: false }, { enabled: true }],
    ['with its operator', 'status', { maintenance: true }, { maintenance: false }],
  ] as const)(
    'refuses stakes on an open launch while it is closed %s',
    async (_how, adminPath, closed, opened) => {
      const page = await openPage({ vassalage: 'LMHW', gameType: 'RNG' });
      const path = `/merchants/${fixture.client.merchant}/${adminPath === 'games' ? `games/${new URL(page.launch.url).searchParams.get('game')}` : adminPath}`;
      const {
        stakesMinor: [stake = 0],
        isOpen,
      } = await page.state();
      expect(isOpen).toBe(true);
      await fixture.admin.send('PUT', path, closed);
      expect(await page.place(stake)).toMatchObject({ status: 409, fault: 'game_closed' });
      expect(await page.state()).toMatchObject({ status: 200, isOpen: false, last: [] });
      await fixture.admin.send('PUT', path, opened);
      expect((await page.place(stake)).round.state).toBe('settled');
    },
  );

  it('settles earlier stakes', async () => {
    const page = await slotPage();
    const {
      balanceMinor = 0,
      stakesMinor: [stake = 0],
    } = await page.state();
    await spoil('none', 'dropBeforeCommit');
    const roundId = randomUUID();
    expect((await page.place(stake, { roundId })).round.state).toBe('drawn');
    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/status`, {
      maintenance: true,
    });
    const { round } = await page.place(stake, { roundId });
    expect(round.state).toBe('settled');
    expect((await page.state()).balanceMinor).toBe(balanceMinor - stake + (round.winMinor ?? 0));
  });
});

describe('[GAME-02] [LOTT-11] every kind of game', () => {
  it.each([
    ['LIVE', 'VLQR', (stake: number) => ({ wave: stake })],
    ['PVP', 'DLWL', () => null],
    ['FISH', 'RFWD', () => null],
    ['LOTT', 'DRWN', () => null],
  ] as const)('plays a round of %s', async (gameType, vassalage, picksOf) => {
    const page = await openPage({ vassalage, gameType });
    const {
      stakesMinor: [stake = 0],
      returnPercent,
    } = await page.state();
    expect(returnPercent).toBeGreaterThan(94);
    expect((await page.place(stake, { picks: picksOf(stake) })).round).toMatchObject({
      state: 'settled',
      winMinor: expect.any(Number),
      outcome: expect.anything(),
    });
  });

  it('accepts a slip, keeps it open, and settles it after its event', async () => {
    const page = await openPage({ vassalage: 'FB', gameType: 'SPORTS' });
    const {
      stakesMinor: [stake = 0],
    } = await page.state();
    const { events } = await page.request<SportsbookState>('events');
    const [event] = events.coming;
    const { pick = '', oddsHundredths = 0 } = event?.markets[0]?.selections[0] ?? {};
    const leg = { eventId: event?.eventId, market: 'winner', pick, oddsHundredths };
    expect(
      await page.place(stake, { picks: [{ ...leg, oddsHundredths: oddsHundredths + 1 }] }),
    ).toMatchObject({ status: 409, fault: 'odds_changed' });
    const before = await page.walletMinor();
    const { round } = await page.place(stake, { picks: [leg] });
    expect(round).toMatchObject({ state: 'open', dueAtMs: event?.endsAtMs });
    expect(round.outcome).toBeUndefined();
    expect(await page.walletMinor()).toBe(before - stake);
    expect((await page.request<SportsbookState>('events')).open).toEqual([round]);

    fixture.sandbox.clock.advance((event?.endsAtMs ?? 0) - events.nowMs);
    await fixture.sandbox.sweep();
    const { over, names } = await page.request<SportsbookState>('events');
    expect(over).toMatchObject([{ roundId: round.roundId, state: 'settled' }]);
    expect(names[event?.eventId ?? '']).toEqual({ home: event?.home, away: event?.away });
    expect(await page.walletMinor()).toBe(before - stake + (over[0]?.winMinor ?? 0));
  });
});

describe('[GAME-02] game page', () => {
  const get = (path: string): Promise<Response> => fetch(`${fixture.sandbox.origin}${path}`);

  it('labels a demonstration, runs only its own scripts, and may be framed by its brand only', async () => {
    const page = await get(
      `/play/slot?lang=TY&mode=demo&origin=${encodeURIComponent('http://lagoon.localhost:8080')}`,
    );
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors http://lagoon.localhost:8080');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('set-cookie')).toBeNull();
    const text = await page.text();
    expect(text).toContain('<strong>DEMO</strong> Demonstrasyon ito');
    expect(text).not.toMatch(/ style=|<script(?![^>]*(?:src=|application\/json))/);
  });

  it('uses the theme of the surrounding page, or the device’s for an unknown theme', async () => {
    expect(await (await get('/play/slot?theme=dark')).text()).toContain(
      '<html lang="en" data-theme="dark">',
    );
    for (const unknown of ['', '?theme=', '?theme=%22onload'])
      expect(await (await get(`/play/slot${unknown}`)).text()).toContain('<html lang="en">');
  });

  it.each([
    '',
    'null',
    'javascript:alert(1)',
    "http://a.example'; script-src *",
    'http://a.example/path',
    'https://user@a.example',
  ])('may not be framed if the address names no valid origin (%s)', async (origin) => {
    expect(
      (await get(`/play/slot?origin=${encodeURIComponent(origin)}`)).headers.get(
        'content-security-policy',
      ),
    ).toContain("frame-ancestors 'none'");
  });

  it('exists for the known games only', async () => {
    for (const kind of ['slot', 'wheel', 'cards', 'betslip'])
      expect((await get(`/play/${kind}`)).status, kind).toBe(200);
    for (const path of ['/play/roulette', '/play/files/tsconfig.json', '/play/files/..%2FPlay.ts'])
      expect((await get(path)).status, path).toBe(404);
  });

  it('serves the built files given at start', async () => {
    const script = await get('/play/files/main.js');

    expect([script.status, script.headers.get('content-type'), await script.text()]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'export {};',
    ]);
  });

  it('rejects requests without a launch', async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer made-up-made-up-made-up' },
      { cookie: 'token=made-up-made-up-made-up' },
    ]) {
      const response = await fetch(`${fixture.sandbox.origin}/play/api/state`, { headers });
      expect([response.status, await response.json()]).toEqual([401, { fault: 'launch_ended' }]);
    }
  });
});
