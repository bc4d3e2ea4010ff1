import { describe, expect, it } from 'vitest';
import { GameMoneyStore } from './GameMoneyStore.ts';
import { PlayStore } from './PlayStore.ts';
import { browserLocks } from '../testing/browserLocks.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { PurseOperator } from '../testing/purseOperator.ts';
import { loginResult } from '../testing/signedIn.ts';

const vendor = (vassalage: string, seamless?: boolean) => ({
  vassalage,
  gameType: 'RNG',
  title: vassalage,
  ...(seamless === undefined ? {} : { seamless }),
});
const menu = {
  data: {
    lanes: [
      {
        gameType: 'RNG',
        vendors: [vendor('NOVA'), vendor('PURSE', false), vendor('CHEST', false)],
      },
    ],
  },
};
const launch = {
  url: 'https://games.example/',
  token: 'a'.repeat(16),
  demo: false,
  currency: 'PHP',
  launchId: 'L1',
};
const refused = fail('operator_refused', { message: 'No.' });
const many = (answer: Answer) => Array.from({ length: 40 }, () => answer);
const always = () => true;
const gameOf = (vendorCode: string) => ({ vendorCode, gameType: 'RNG' });
const nova = gameOf('NOVA');
const pursed = gameOf('PURSE');
const chest = gameOf('CHEST');

/** Creates the storage and locks that the tabs of a browser share. */
const browser = () => ({ localStorage: memoryStorage(), locks: browserLocks() });

interface Options {
  isSingle?: boolean;
  autoTransfer?: boolean;
  isAgent?: number;
  account?: string;
  operator?: PurseOperator;
  /** Defaults to a new browser. */
  shared?: ReturnType<typeof browser>;
  answers?: (
    of: ReturnType<PurseOperator['answers']>,
  ) => Readonly<Record<string, readonly Answer[]>>;
}

/** Creates a tab of a signed-in member with a balance of 10. */
function tab({
  isSingle = false,
  autoTransfer = true,
  isAgent = 0,
  account = 'ann',
  operator = new PurseOperator(10),
  shared = browser(),
  answers = () => ({}),
}: Options = {}) {
  const operatorAnswers = operator.answers(() => api.calls);
  const api = fakeApi({
    getMemberInfo: many(reply({ id: 7, account })),
    getBalanceV2: many(operatorAnswers.balance),
    getGameVendor: many(reply(menu)),
    getMerchantWallet: many(reply({ isSingle, autoTransfer })),
    walletTransfer: many(operatorAnswers.done),
    launchGame: many(reply(launch)),
    ...answers(operatorAnswers),
  });
  const root = exampleRoot({
    api,
    clock: new FakeClock(1_000_000),
    bootstrap: exampleBootstrap(),
    ...shared,
  });
  root.session.adopt(
    loginResult({ session: { state: isAgent === 4 ? 'trial' : 'member', account, isAgent } }),
  );
  const moves = () =>
    api.calls
      .filter(({ name }) => name === 'walletTransfer')
      .map(({ request }) =>
        Object.values(request as { vassalage: string; direction: string })
          .slice(0, 2)
          .toReversed()
          .join(' '),
      );
  return {
    api,
    root,
    operator,
    operatorAnswers,
    moves,
    money: root.get(GameMoneyStore),
    play: root.get(PlayStore),
  };
}

describe('[GAME-04] a game of a provider with its own wallet', () => {
  it('receives the money before it opens and returns it after it is left', async () => {
    const { moves, operator, play } = tab();
    await play.open(pursed);
    expect([play.state.status, moves(), operator.main]).toEqual(['open', ['in PURSE'], 0]);
    await play.leave();
    expect([moves(), operator.main]).toEqual([['in PURSE', 'out PURSE'], 10]);
    await play.leave();
    expect(moves().length).toBe(2);
  });

  it.each([
    ['one wallet serves all providers', 'PURSE', { isSingle: true }],
    ['the member has switched automatic transfers off', 'PURSE', { autoTransfer: false }],
    ['the provider uses the main wallet', 'NOVA', {}],
    ['the account is a trial account', 'PURSE', { isAgent: 4 }],
    ['the balance is zero', 'PURSE', { operator: new PurseOperator(0) }],
  ])('transfers nothing if %s', async (_why, vassalage, options) => {
    const { money, moves } = tab(options);
    await money.transferIn(vassalage, always);
    await money.transferOut(vassalage);
    expect(moves()).toEqual([]);
  });

  it('does not open if the transfer fails, and returns nothing', async () => {
    const { api, moves, play } = tab({ answers: () => ({ walletTransfer: [refused] }) });
    await play.open(pursed);
    expect(play.state).toMatchObject({
      status: 'failed',
      cause: 'money',
      error: { code: 'operator_refused' },
    });
    expect(api.countOf('launchGame')).toBe(0);
    await play.leave();
    expect(moves()).toEqual(['in PURSE']);
  });

  it('does not open if it was left during the transfer, and returns the money', async () => {
    const { answer, arrive } = later();
    const { api, moves, operatorAnswers, operator, play } = tab({
      answers: ({ done }) => ({ walletTransfer: [answer, done] }),
    });
    const opened = play.open(pursed);
    await expect.poll(moves).toEqual(['in PURSE']);
    const left = play.leave();
    arrive(operatorAnswers.done);
    await Promise.all([opened, left]);
    expect([moves(), operator.main, api.countOf('launchGame')]).toEqual([
      ['in PURSE', 'out PURSE'],
      10,
      0,
    ]);
  });

  it.each(['getGameVendor', 'getMerchantWallet'])(
    'does not open without a transfer if %s fails',
    async (call) => {
      const { api, moves, play } = tab({
        answers: () => ({ [call]: many(fail('upstream_failed')) }),
      });
      await play.open(pursed);
      expect(play.state).toMatchObject({
        status: 'failed',
        cause: 'game',
        error: { code: 'upstream_failed' },
      });
      expect([moves(), api.countOf('launchGame')]).toEqual([[], 0]);
    },
  );
});

describe('[GAME-04] money at other providers', () => {
  it('is moved from another device’s provider to the game that opens, also if the main wallet is empty', async () => {
    const operator = new PurseOperator(0, { CHEST: 10 });
    const { moves, play } = tab({ operator });
    await play.open(pursed);
    expect([moves(), operator.purses.get('PURSE')]).toEqual([['out CHEST', 'in PURSE'], 10]);
    await play.leave();
    expect(operator.main).toBe(10);
  });

  it('is returned before a game opens that uses the main wallet', async () => {
    const { answer, arrive } = later();
    const operator = new PurseOperator(0, { PURSE: 10 });
    const { api, moves, operatorAnswers, play } = tab({
      operator,
      answers: () => ({ walletTransfer: [answer] }),
    });
    const opened = play.open(nova);
    await expect.poll(moves).toEqual(['out PURSE']);
    expect(api.countOf('launchGame')).toBe(0);
    arrive(operatorAnswers.done);
    await opened;
    expect([play.state.status, operator.main]).toEqual(['open', 10]);
  });

  it('is not searched if the operator reports none', async () => {
    const { moves, play } = tab();
    await play.open(nova);
    await play.leave();
    expect(moves()).toEqual([]);
  });

  it('is returned on the next page if a round paid after the game was left', async () => {
    const [shared, operator] = [browser(), new PurseOperator(10)];
    const first = tab({ shared, operator });
    await first.play.open(pursed);
    await first.play.leave();
    operator.purses.set('PURSE', 3);
    const next = tab({ shared, operator });
    await next.money.recall();
    expect([next.moves(), operator.main]).toEqual([['out PURSE'], 13]);
    // This page finds a balance of zero and removes the provider from the journal.
    await tab({ shared, operator }).money.recall();
    operator.purses.set('PURSE', 3);
    const last = tab({ shared, operator });
    await last.money.recall();
    expect(last.moves()).toEqual([]);
  });

  it('is returned on the next page after a tab was closed, also if another member played since', async () => {
    const [shared, operator] = [browser(), new PurseOperator(10)];
    await tab({ shared, operator }).money.transferIn('PURSE', always);
    const other = tab({ shared, account: 'ben', operator: new PurseOperator(5) });
    await other.money.transferIn('CHEST', always);
    expect(other.moves()).toEqual(['in CHEST']);
    // New locks, because a closed tab holds none.
    const next = tab({ shared: { ...shared, locks: browserLocks() }, operator });
    await next.money.recall();
    expect([next.moves(), operator.main]).toEqual([['out PURSE'], 10]);
  });

  it('is reported if it cannot be returned, and returned before the next game', async () => {
    const [shared, operator] = [browser(), new PurseOperator(10)];
    const first = tab({
      shared,
      operator,
      answers: ({ done }) => ({ walletTransfer: [done, refused, refused] }),
    });
    await first.play.open(pursed);
    let hasLeft = false;
    const left = first.play.leave().then(() => (hasLeft = true));
    await expect
      .poll(() => first.root.dialogs.current?.body)
      .toEqual({ key: 'play.moneyStays', values: { vendor: 'PURSE' } });
    expect(hasLeft).toBe(false);
    first.root.dialogs.close(true);
    await left;
    const next = tab({ shared, operator });
    await next.money.transferIn('CHEST', always);
    expect(next.moves()).toEqual(['out PURSE', 'in CHEST']);
  });

  it('is searched at the providers in the journal if the balance is unknown', async () => {
    const [shared, operator] = [browser(), new PurseOperator(0, { CHEST: 10 })];
    shared.localStorage.set('moneyAtProviders:ann', 'CHEST');
    const { money, moves } = tab({
      shared,
      operator,
      answers: () => ({ getBalanceV2: many(fail('upstream_failed')) }),
    });
    await money.transferOut('NOVA');
    expect(moves()).toEqual(['out CHEST']);
  });

  it('is left at its provider after the member signs out', async () => {
    const { answer, arrive } = later();
    const { money, moves, operatorAnswers, root } = tab({
      operator: new PurseOperator(0, { PURSE: 4, CHEST: 6 }),
      answers: ({ done }) => ({ walletTransfer: [answer, done] }),
    });
    const left = money.transferOut('NOVA');
    await expect.poll(moves).toEqual(['out PURSE']);
    root.session.end();
    arrive(operatorAnswers.done);
    await left;
    expect([moves(), root.dialogs.current]).toEqual([['out PURSE'], undefined]);
  });
});

describe('[GAME-04] two tabs', () => {
  it('do not move money that the other uses; the last one to leave returns it', async () => {
    const [shared, operator] = [browser(), new PurseOperator(10)];
    const [one, other] = [tab({ shared, operator }), tab({ shared, operator })];
    await one.play.open(pursed);
    await other.money.recall();
    await other.play.open(nova);
    await other.play.open(chest);
    expect([one.moves(), other.moves(), operator.purses.get('PURSE')]).toEqual([
      ['in PURSE'],
      [],
      10,
    ]);
    await other.play.open(pursed);
    await one.play.leave();
    expect(operator.purses.get('PURSE')).toBe(10);
    await other.play.leave();
    expect(operator.main).toBe(10);
  });
});
