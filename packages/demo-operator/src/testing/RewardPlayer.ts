import type { Random } from '@livery/demo-content/art/Random';
import { betPerPoint } from '../rewards/newPoints.ts';
import type { MemberCall, TypedReply } from './memberCalls.ts';

/** What a claim pays, in major units. */
interface Paid {
  readonly amount?: number;
  readonly points?: number;
}

export interface RewardPlayerPorts {
  readonly random: Random;
  /** Calls until the reply arrives. */
  readonly call: MemberCall;
  /** Like `call`, with a new reference number; replies may be lost and requests repeated. */
  readonly once: MemberCall;
  /** Places a stake of a round that wins nothing. Returns whether it was taken. */
  readonly stake: (amountMinor: number) => Promise<boolean>;
  /** Books an amount that the member's wallets gained or lost. */
  readonly book: (amountMinor: number) => void;
}

type RewardAction = (typeof rewardActions)[number];
/** Actions whose replies say what they paid. */
type Claim = Exclude<RewardAction, 'cancelBonus' | 'pointsRedeem' | 'rafflePromotion'>;

const perMajor = 100;
const stakeMinor = 10_000;
/** Item that is credited to the wallet, and one that is sent, with their points. */
const credited = { itemId: 'm4', points: 200, creditMinor: 2_000 };
const sent = { itemId: 'm1', points: 900 };
/** Promotion that gives a reward to each member who joins, and a raffle. */
const giftId = '201';
const raffleId = '604';

/** Calls that a player makes with reference numbers. */
export const rewardActions = [
  'pointsConvert',
  'pointsRedeem',
  'claimReward',
  'claimAllRewards',
  'cancelBonus',
  'claimRebate',
  'claimMission',
  'claimReferral',
  'rafflePromotion',
  'raffleClaim',
] as const;

/** Member who does something with points and rewards, and keeps an account of the points. */
export class RewardPlayer {
  readonly #ports: RewardPlayerPorts;
  readonly #openingPoints: number;
  readonly #pointTenths: number;
  #acts = 0;
  #changedPoints = 0;
  #stakedMinor = 0;
  /** Calls of which a request succeeded. */
  readonly succeeded = new Set<RewardAction>();

  constructor(
    ports: RewardPlayerPorts,
    { points, pointTenths }: { points: number; pointTenths: number },
  ) {
    this.#ports = ports;
    this.#openingPoints = points;
    this.#pointTenths = pointTenths;
  }

  /** Joins what the actions claim. */
  static async open(ports: RewardPlayerPorts): Promise<RewardPlayer> {
    await ports.call('participation', { promotionId: giftId });
    await ports.call('joinMission', { missionId: 'd1' });
    const { value } = await ports.call('pointsBalance');
    const config = (await ports.call('pointsConfig')).value;
    const betForPoint = config.earn?.[0]?.validBetPerPoint ?? betPerPoint;
    return new RewardPlayer(ports, {
      points: value.points,
      pointTenths: Math.round((10 * betPerPoint) / betForPoint),
    });
  }

  /** Points that the member must have once all redemptions are decided. */
  get expectedPoints(): number {
    const earned = Math.floor(
      (this.#stakedMinor * this.#pointTenths) / (10 * betPerPoint * perMajor),
    );
    return this.#openingPoints + this.#changedPoints + earned;
  }

  /** Does the next thing. Each kind has its turn, and a single claim comes before that of all. */
  async act(): Promise<void> {
    const { random } = this.#ports;
    const acts = [
      () => this.#cancelBonus(),
      () => this.#claimReward(),
      () => this.#convert(),
      () => this.#redeem(),
      () => this.#claimPaid('claimMission', { missionId: random.pick(['d1', 'd3']) }),
      () => this.#claimPaid('claimReferral', {}),
      () => this.#draw(),
      () => this.#stake(),
      () => this.#stake(),
      () => this.#stake(),
      () => this.#claimPaid('claimRebate', {}),
      () => this.#claimPaid('claimAllRewards', {}),
    ];
    this.#acts += 1;
    await acts[(this.#acts - 1) % acts.length]?.();
  }

  async #stake(): Promise<void> {
    if (!(await this.#ports.stake(stakeMinor))) return;
    this.#ports.book(-stakeMinor);
    this.#stakedMinor += stakeMinor;
  }

  async #convert(): Promise<void> {
    const points = this.#ports.random.int(10, 20) * 10;
    const reply = await this.#once('pointsConvert', { points });
    if (!reply.success) return;
    this.#book({ amount: reply.value.amount ?? 0 });
    this.#changedPoints -= points;
  }

  /** Redeems an item that is approved, or one that is rejected because of its address. */
  async #redeem(): Promise<void> {
    const isCredited = this.#ports.random.int(1, 2) === 1;
    const { itemId, points } = isCredited ? credited : sent;
    const { success } = await this.#once('pointsRedeem', {
      itemId,
      quantity: 1,
      ...(!isCredited && { delivery: 'Demo Member, PO Box 12' }),
    });
    if (!success || !isCredited) return;
    this.#changedPoints -= points;
    this.#ports.book(credited.creditMinor);
  }

  /** Claims the same reward by two requests, of which one may succeed. */
  async #claimReward(): Promise<void> {
    const { value } = await this.#ports.call('getRewards', { status: 'claimable' });
    const rewardId = value.list[0]?.rewardId;
    if (rewardId === undefined) return;
    const claims = [1, 2].map(() => this.#claimPaid('claimReward', { rewardId }));
    const paid = (await Promise.all(claims)).filter((isPaid) => isPaid);
    if (paid.length > 1) throw new Error(`The reward ${rewardId} was paid twice.`);
  }

  async #cancelBonus(): Promise<void> {
    const { value } = await this.#ports.call('getBonuses', { status: 'active' });
    const bonusId = value.list[0]?.bonusId;
    if (bonusId === undefined) return;
    const reply = await this.#once('cancelBonus', { bonusId });
    if (reply.success) this.#book({ amount: -(reply.value.forfeited ?? 0) });
  }

  async #draw(): Promise<void> {
    const drawn = await this.#once('rafflePromotion', {
      promotionId: raffleId,
    });
    if (drawn.success && drawn.value.isPrize === true)
      await this.#claimPaid('raffleClaim', { drawId: drawn.value.drawId });
  }

  /** Makes a claim and books what its reply says. Returns whether it was paid. */
  async #claimPaid(name: Claim, request: object): Promise<boolean> {
    const { success, value } = await this.#once(name, request);
    if (success) this.#book(value);
    return success;
  }

  #book({ amount = 0, points = 0 }: Paid): void {
    this.#ports.book(Math.round(amount * perMajor));
    this.#changedPoints += points;
  }

  async #once<Name extends RewardAction>(name: Name, request: object): Promise<TypedReply<Name>> {
    const reply = await this.#ports.once(name, request);
    if (reply.success) this.succeeded.add(name);
    return reply;
  }
}
