import type { DepositOrder } from '@livery/model';
import type { Random } from '@livery/demo-content/art/Random';
import { FakeClock } from '@livery/testing/FakeClock';
import type { MemberCall } from './memberCalls.ts';
import { OpenGame } from './OpenGame.ts';
import type { OperatorClient } from './OperatorClient.ts';
import { RewardPlayer } from './RewardPlayer.ts';

/** Accounts of the members and their passwords. */
const passwords = { demo: 'Demo1234', agent: 'Agent1234' } as const;
const paymentPassword = '246810';
const perMajor = 100;
/** Withdrawals that the operator rejects, or that fail, so that their money comes back. */
const returnedAmounts: readonly number[] = [113, 114];

export type CashierName = keyof typeof passwords;
export const cashierNames = ['demo', 'agent'] as const satisfies readonly CashierName[];

export interface CashierPairPorts {
  readonly random: Random;
  readonly client: OperatorClient;
  /** Returns the calls in the session of a token, each of which is made until its reply arrives. */
  readonly callsOf: (token: string) => MemberCall;
  /** Makes a call with its new number; replies may be lost, and requests repeated. */
  readonly once: (call: MemberCall) => MemberCall;
  /** Ends a deposit at its payment page, or cancels it. Returns whether it was paid. */
  readonly pay: (call: MemberCall, order: DepositOrder, amount: number) => Promise<boolean>;
  readonly withdrawalAmounts: readonly number[];
  /** Places a stake, and a win of nothing. Returns whether the stake was taken. */
  readonly stake: (game: OpenGame, amountMinor: number) => Promise<boolean>;
}

/**
 * Two members at the cashier: deposits, withdrawals, transfers, points and rewards, in an order
 * that is left to chance. Their own bookkeeping says what has to be in the wallets.
 */
export class CashierPair {
  /** What the wallets of each member must contain once all orders are decided. */
  readonly expectedMinor: Record<CashierName, number>;
  readonly players: Readonly<Record<CashierName, RewardPlayer>>;
  /** Numbers of requests that succeeded. */
  readonly made = { deposits: 0, withdrawals: 0, transfers: 0 };
  readonly #ports: CashierPairPorts;
  readonly #calls: Readonly<Record<CashierName, MemberCall>>;

  constructor(
    ports: CashierPairPorts,
    {
      calls,
      players,
      expectedMinor,
    }: Pick<CashierPair, 'players' | 'expectedMinor'> & {
      calls: Readonly<Record<CashierName, MemberCall>>;
    },
  ) {
    this.#ports = ports;
    this.#calls = calls;
    this.players = players;
    this.expectedMinor = expectedMinor;
  }

  /** Signs both in, and sets up what the agent needs for payments. */
  static async open(ports: CashierPairPorts): Promise<CashierPair> {
    const { client, random, callsOf, once, stake } = ports;
    const tokens = {
      demo: await client.login('demo', passwords.demo),
      agent: await client.login('agent', passwords.agent),
    };
    const calls = {
      demo: callsOf(tokens.demo),
      agent: callsOf(tokens.agent),
    };
    const chosen = { paymentPassword, confirmPaymentPassword: paymentPassword };
    await calls.agent('setRealName', { payeeName: 'DEMO AGENT' });
    await calls.agent('setPaymentPassword', { ...chosen, password: passwords.agent });
    const bank = { bank: 'Demo Bank', number: '000099998888', paymentPassword };
    await calls.agent('addPayoutAccount', bank);
    const expectedMinor = {
      demo: await balanceMinorOf(calls.demo),
      agent: await balanceMinorOf(calls.agent),
    };
    const openPlayer = async (player: CashierName): Promise<RewardPlayer> => {
      // A clock of its own, because an advance of the sandbox's would end running callbacks.
      const game = await OpenGame.open(client, tokens[player], { clock: new FakeClock() });
      return RewardPlayer.open({
        random,
        call: calls[player],
        once: once(calls[player]),
        stake: (amountMinor) => stake(game, amountMinor),
        book: (amountMinor) => {
          expectedMinor[player] += amountMinor;
        },
      });
    };
    const players = { demo: await openPlayer('demo'), agent: await openPlayer('agent') };
    return new CashierPair(ports, { calls, players, expectedMinor });
  }

  /** Does one of the actions for a member. */
  async act(player: CashierName): Promise<void> {
    const play = (): Promise<void> => this.players[player].act();
    const deposit = (): Promise<void> => this.#deposit(player);
    const transfer = (): Promise<void> => this.#transfer(player);
    const actions = [
      deposit,
      deposit,
      () => this.#withdraw(player),
      transfer,
      transfer,
      () => this.#toProvider(player),
      play,
      play,
      play,
      play,
    ];
    await this.#ports.random.pick(actions)();
  }

  /** Returns what the operator says of the members: money in minor units, and points. */
  async balances(): Promise<Record<CashierName, { minor: number; points: number }>> {
    return {
      demo: await balancesOf(this.#calls.demo),
      agent: await balancesOf(this.#calls.agent),
    };
  }

  /** Returns what {@link balances} must return. */
  get expectedBalances(): Record<CashierName, { minor: number; points: number }> {
    const of = (player: CashierName) => ({
      minor: this.expectedMinor[player],
      points: this.players[player].expectedPoints,
    });
    return { demo: of('demo'), agent: of('agent') };
  }

  async #deposit(player: CashierName): Promise<void> {
    const { random, once, pay } = this.#ports;
    const call = this.#calls[player];
    const amount = random.int(100, 500);
    const order = await once(call)('createDeposit', { methodId: 'wallet', amount });
    if (!order.success) return;
    this.made.deposits += 1;
    if (await pay(call, order.value, amount)) this.expectedMinor[player] += amount * perMajor;
  }

  async #withdraw(player: CashierName): Promise<void> {
    const { random, once, withdrawalAmounts } = this.#ports;
    const call = this.#calls[player];
    const { list } = (await call('getPayoutAccounts')).value;
    const amount = random.pick(withdrawalAmounts);
    const request = { accountId: list[0]?.accountId, amount, paymentPassword };
    if (!(await once(call)('createWithdrawal', request)).success) return;
    this.made.withdrawals += 1;
    if (!returnedAmounts.includes(amount)) this.expectedMinor[player] -= amount * perMajor;
  }

  async #transfer(player: CashierName): Promise<void> {
    const { random, once } = this.#ports;
    const call = this.#calls[player];
    const { list } = (await call('getTransferParties')).value;
    const other = player === 'demo' ? 'agent' : 'demo';
    const label = other === 'agent' ? 'ag***t' : 'demo';
    const memberId = list.find((party) => party.label === label)?.memberId;
    const amount = random.int(10, 60);
    const request = { memberId, amount, paymentPassword };
    if (!(await once(call)('transferToMember', request)).success) return;
    this.made.transfers += 1;
    this.expectedMinor[player] -= amount * perMajor;
    this.expectedMinor[other] += amount * perMajor;
  }

  /** Moves money to a provider or from it, which changes no sum. */
  async #toProvider(player: CashierName): Promise<void> {
    const { random, once } = this.#ports;
    const direction = random.pick(['in', 'out']);
    const request = { vassalage: 'SLMR', direction, amount: 7 };
    await once(this.#calls[player])('walletTransfer', request);
  }
}

async function balanceMinorOf(call: MemberCall): Promise<number> {
  return Math.round((await call('getBalanceV2')).value.sumBalance * perMajor);
}

async function balancesOf(call: MemberCall): Promise<{ minor: number; points: number }> {
  // Decides redemptions that are due, which may credit the wallet.
  const { points } = (await call('pointsBalance')).value;
  return { minor: await balanceMinorOf(call), points };
}
