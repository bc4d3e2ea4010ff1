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
// Of three, three
const [nova, pursed, chest] = ['NOVA', 'PURSE', 'CHEST'].map((vendorCode) => ({
  vendorCode,
  gameType: 'RNG',
})) as [GameWish, GameWish, GameWish];
interface GameWish {
  vendorCode: string;
  gameType: string;
}

/** What a browser's tabs share. */
const browser = () => ({ localStorage: memoryStorage(), locks: browserLocks() });

interface Options {
  isSingle?: boolean;
  isAgent?: number;
  account?: string;
  operator?: PurseOperator;
  /** Of another browser when left out. */
  inside?: ReturnType<typeof browser>;
  answers?: (
    of: ReturnType<PurseOperator['answers']>,
  ) => Readonly<Record<string, readonly Answer[]>>;
}

/** A tab in which a member is signed in who has ten. */
function tab({
  isSingle = false,
  isAgent = 0,
  account = 'ann',
  operator = new PurseOperator(10),
  inside = browser(),
  answers = () => ({}),
}: Options = {}) {
  const of = operator.answers(() => api.calls);
  const api = fakeApi({
    getMemberInfo: many(reply({ id: 7, account })),
    getBalanceV2: many(of.balance),
    getGameVendor: many(reply(menu)),
    getMerchantWallet: many(reply({ isSingle })),
    walletTransfer: many(of.done),
    launchGame: many(reply(launch)),
    ...answers(of),
  });
  const root = exampleRoot({
    api,
    clock: new FakeClock(1_000_000),
    bootstrap: exampleBootstrap(),
    ...inside,
  });
  root.session.adopt({
    session: { state: isAgent === 4 ? 'trial' : 'member', merchant: 'example', account, isAgent },
    firstTimeLogin: false,
    initialPassword: false,
    passwordExpired: false,
    passwordKept: false,
  });
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
    of,
    moves,
    money: root.get(GameMoneyStore),
    play: root.get(PlayStore),
  };
}

describe('[GAME-04] a game of a provider with a wallet of its own', () => {
  it('gets the money before it opens, and gives it back when it is left', async () => {
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
    ['the provider plays from the main wallet', 'NOVA', {}],
    ['a trial plays for no money', 'PURSE', { isAgent: 4 }],
    ['there is none at all', 'PURSE', { operator: new PurseOperator(0) }],
  ])('moves nothing where %s', async (_why, vassalage, options) => {
    const { money, moves } = tab(options);
    await money.bringIn(vassalage, always);
    await money.bringOut(vassalage);
    expect(moves()).toEqual([]);
  });

  it('does not open when the money cannot get there, and nothing is brought back', async () => {
    const { api, moves, play } = tab({ answers: () => ({ walletTransfer: [refused] }) });
    await play.open(pursed);
    expect(play.state).toMatchObject({
      status: 'failed',
      what: 'money',
      error: { code: 'operator_refused' },
    });
    expect(api.countOf('launchGame')).toBe(0);
    await play.leave();
    expect(moves()).toEqual(['in PURSE']);
  });

  it('does not open when it was left meanwhile: the money comes back', async () => {
    const { answer, arrive } = later();
    const { api, moves, of, operator, play } = tab({
      answers: ({ done }) => ({ walletTransfer: [answer, done] }),
    });
    const opened = play.open(pursed);
    await expect.poll(moves).toEqual(['in PURSE']);
    const left = play.leave();
    arrive(of.done);
    await Promise.all([opened, left]);
    expect([moves(), operator.main, api.countOf('launchGame')]).toEqual([
      ['in PURSE', 'out PURSE'],
      10,
      0,
    ]);
  });

  it.each(['getGameVendor', 'getMerchantWallet'])(
    'is not taken for one that plays from the main wallet when %s fails',
    async (call) => {
      const { api, moves, play } = tab({
        answers: () => ({ [call]: many(fail('upstream_failed')) }),
      });
      await play.open(pursed);
      expect(play.state).toMatchObject({
        status: 'failed',
        what: 'game',
        error: { code: 'upstream_failed' },
      });
      expect([moves(), api.countOf('launchGame')]).toEqual([[], 0]);
    },
  );
});

describe('[GAME-04] money elsewhere', () => {
  it('that another device left at a provider comes to the game that opens here, though the main wallet is empty', async () => {
    const operator = new PurseOperator(0, { CHEST: 10 });
    const { moves, play } = tab({ operator });
    await play.open(pursed);
    expect([moves(), operator.purses.get('PURSE')]).toEqual([['out CHEST', 'in PURSE'], 10]);
    await play.leave();
    expect(operator.main).toBe(10);
  });

  it('is there before a game opens that plays from the main wallet', async () => {
    const { answer, arrive } = later();
    const operator = new PurseOperator(0, { PURSE: 10 });
    const { api, moves, of, play } = tab({
      operator,
      answers: () => ({ walletTransfer: [answer] }),
    });
    const opened = play.open(nova);
    await expect.poll(moves).toEqual(['out PURSE']);
    expect(api.countOf('launchGame')).toBe(0);
    arrive(of.done);
    await opened;
    expect([play.state.status, operator.main]).toEqual(['open', 10]);
  });

  it('is not asked for where the operator says that there is none', async () => {
    const { moves, play } = tab();
    await play.open(nova);
    await play.leave();
    expect(moves()).toEqual([]);
  });

  it('that a round paid after the game was left comes back with the next page', async () => {
    const [inside, operator] = [browser(), new PurseOperator(10)];
    const first = tab({ inside, operator });
    await first.play.open(pursed);
    await first.play.leave();
    operator.purses.set('PURSE', 3);
    const next = tab({ inside, operator });
    await next.money.bringHome();
    expect([next.moves(), operator.main]).toEqual([['out PURSE'], 13]);
    // Then it was seen that nothing is there.
    await tab({ inside, operator }).money.bringHome();
    operator.purses.set('PURSE', 3);
    const last = tab({ inside, operator });
    await last.money.bringHome();
    expect(last.moves()).toEqual([]);
  });

  it('comes back with the next page after a tab that was closed, whoever else played in this browser since', async () => {
    const [inside, operator] = [browser(), new PurseOperator(10)];
    await tab({ inside, operator }).money.bringIn('PURSE', always);
    const other = tab({ inside, account: 'ben', operator: new PurseOperator(5) });
    await other.money.bringIn('CHEST', always);
    expect(other.moves()).toEqual(['in CHEST']);
    // A closed tab shares no lock.
    const next = tab({ inside: { ...inside, locks: browserLocks() }, operator });
    await next.money.bringHome();
    expect([next.moves(), operator.main]).toEqual([['out PURSE'], 10]);
  });

  it('that cannot come back is said, and comes before the next game', async () => {
    const [inside, operator] = [browser(), new PurseOperator(10)];
    const first = tab({
      inside,
      operator,
      answers: ({ done }) => ({ walletTransfer: [done, refused, refused] }),
    });
    await first.play.open(pursed);
    let isRead = false;
    const left = first.play.leave().then(() => (isRead = true));
    await expect
      .poll(() => first.root.dialogs.current?.body)
      .toEqual({ key: 'play.moneyStays', values: { vendor: 'PURSE' } });
    expect(isRead).toBe(false);
    first.root.dialogs.close(true);
    await left;
    const next = tab({ inside, operator });
    await next.money.bringIn('CHEST', always);
    expect(next.moves()).toEqual(['out PURSE', 'in CHEST']);
  });

  it('is looked for where it was taken when the operator does not say what there is', async () => {
    const [inside, operator] = [browser(), new PurseOperator(0, { CHEST: 10 })];
    inside.localStorage.set('moneyAtProviders:ann', 'CHEST');
    const { money, moves } = tab({
      inside,
      operator,
      answers: () => ({ getBalanceV2: many(fail('upstream_failed')) }),
    });
    await money.bringOut('NOVA');
    expect(moves()).toEqual(['out CHEST']);
  });

  it('of whoever has gone is left alone', async () => {
    const { answer, arrive } = later();
    const { money, moves, of, root } = tab({
      operator: new PurseOperator(0, { PURSE: 4, CHEST: 6 }),
      answers: ({ done }) => ({ walletTransfer: [answer, done] }),
    });
    const left = money.bringOut('NOVA');
    await expect.poll(moves).toEqual(['out PURSE']);
    root.session.end();
    arrive(of.done);
    await left;
    expect([moves(), root.dialogs.current]).toEqual([['out PURSE'], undefined]);
  });
});

describe('[GAME-04] two tabs', () => {
  it('leave each other what is played with; the last one to leave brings it back', async () => {
    const [inside, operator] = [browser(), new PurseOperator(10)];
    const [one, other] = [tab({ inside, operator }), tab({ inside, operator })];
    await one.play.open(pursed);
    await other.money.bringHome();
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
