import { settlePeriods } from '../agent/contracts/ContractSettlement.ts';
import { perMajorOf, profileOf } from '../merchants/merchantProfiles.ts';
import type { RewardMember } from '../rewards/RewardMember.ts';
import { countFirstBets, settleRewards } from '../rewards/settleRewards.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import { moveBetweenPurses } from '../wallet/WalletTransfers.ts';
import type { NewMember } from '../members/Members.ts';
import { demoEvents, giftedMinor } from './demoEvents.ts';
import { historyAccounts, hourAgo, movesOf, openingOf } from './demoHistory.ts';
import { purseVendor, samplePrefix } from './moves.ts';
import { contractAccounts, seedContracts } from './seedContracts.ts';
import { sampleFriends } from './seedDownlines.ts';
import { SeedHistory, type Move } from './SeedHistory.ts';
import { friendMoves, teamMoves } from './teamHistory.ts';

/** What is taken to the wallet at a provider, in minor units. */
const purseMinor = 50_000;

interface Player {
  readonly memberId: number;
  readonly account: string;
  readonly rankLevel: number;
  readonly joinedAtMs: number;
}

interface Event {
  readonly atMs: number;
  /** Members whose earlier moves the event needs. */
  readonly memberIds: readonly number[];
  readonly act: () => Promise<unknown>;
}

/** Whether the first balance of a demonstration member is part of the history. */
export function hasOpening(account: string, withHistory: boolean): boolean {
  return historyAccounts.includes(account) && (withHistory || account === 'demo');
}

/**
 * Plays what the members of a new merchant did until now: the sample rounds and payments of ninety
 * days, if `withHistory`, and the events that the same functions handle as for the calls of
 * players, each at its time. So all figures follow from the ledger.
 */
export async function playHistory(
  tx: Tx,
  {
    merchant,
    profile,
    atMs,
    withHistory,
    members,
  }: {
    merchant: string;
    profile: string;
    atMs: number;
    withHistory: boolean;
    /** With their balances in the end, to which services add what they pay for the play. */
    members: readonly Pick<NewMember, 'account' | 'balanceMinor'>[];
  },
): Promise<void> {
  const { currency, singleWallet } = profileOf(profile);
  const perMajor = perMajorOf({ profile });
  const players = await playersOf(tx, merchant);
  const byAccount = new Map(players.map((player) => [player.account, player]));
  const playerOf = (account: string): Player => {
    const player = byAccount.get(account);
    if (!player) throw new Error(`${merchant} has no member ${account}.`);
    return player;
  };
  const friendsOf = (inviter: string): number[] =>
    sampleFriends
      .filter((friend) => friend.inviter === inviter)
      .map(({ account }) => playerOf(account).memberId);
  const memberAt = ({ memberId, rankLevel }: Player, nowMs: number): RewardMember => ({
    merchant,
    memberId,
    rankLevel,
    perMajor,
    nowMs,
  });
  const settle = async (player: Player, nowMs: number) => {
    const member = memberAt(player, nowMs);
    await settleRewards(tx, member);
    return member;
  };
  const history = new SeedHistory({ tx, merchant, currency: currency.code });
  const sameTime = Map.groupBy(
    demoEvents(atMs).filter(({ needsPlay }) => withHistory || !needsPlay),
    (event) => `${event.account} ${event.atMs}`,
  );
  const events: Event[] = [...sameTime.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const player = playerOf(first.account);
    return {
      atMs: first.atMs,
      memberIds: [player.memberId, ...friendsOf(first.account)],
      act: async () => {
        const member = await settle(player, first.atMs);
        for (const { act } of [first, ...others]) await act(tx, member);
      },
    };
  });
  for (const player of players) history.add(player.memberId, movesBy(player));
  if (withHistory) {
    const eventful = [...historyAccounts, ...contractAccounts].flatMap((account) => [
      playerOf(account).memberId,
      ...friendsOf(account),
    ]);
    // Contracts are settled by the figures of whole teams.
    await history.writeRest(eventful);
    const idOf = (account: string) => playerOf(account).memberId;
    for (const contract of await seedContracts(tx, { merchant, profile, idOf, atMs }))
      for (const settledAtMs of contract.settledAtMs)
        events.push({
          atMs: settledAtMs,
          memberIds: [idOf('agent'), contract.downlineId],
          act: () => settlePeriods(tx, contract.contractId, { profile, nowMs: settledAtMs }),
        });
    if (!singleWallet) events.push(...historyAccounts.map((account) => transferBy(idOf(account))));
  }

  for (const event of events.toSorted((left, right) => left.atMs - right.atMs)) {
    await history.writeUntil(event.memberIds, event.atMs);
    await event.act();
  }
  await history.writeRest();
  if (!withHistory) return;
  // As the sweep does, which would find these bets at the first start.
  const settledAtMs = atMs - 1;
  for (const account of historyAccounts) await settle(playerOf(account), settledAtMs);
  await countFirstBets(
    tx,
    players
      .filter(({ account }) => !historyAccounts.includes(account))
      .map((player) => memberAt(player, settledAtMs)),
  );

  function movesBy(player: Player): readonly Move[] {
    const { account } = player;
    if (hasOpening(account, withHistory)) {
      const owner = { merchant, account, hasPurses: !singleWallet, atMs };
      const moves = withHistory ? movesOf(owner) : [];
      const { balanceMinor = 0 } = members.find((member) => member.account === account) ?? {};
      const gifts = account === 'demo' ? giftedMinor(perMajor) : 0;
      return [openingOf(owner, { balanceMinor: balanceMinor - gifts, moves })].concat(moves);
    }
    if (!withHistory) return [];
    const friend = sampleFriends.find((sample) => sample.account === account);
    return friend
      ? friendMoves(merchant, player, friend.rounds)
      : teamMoves(merchant, player, atMs);
  }

  function transferBy(memberId: number): Event {
    const nowMs = hourAgo(atMs, 6, 14);
    return {
      atMs: nowMs,
      memberIds: [memberId],
      act: () =>
        moveBetweenPurses(
          tx,
          {
            merchant,
            memberId,
            referenceNo: `${samplePrefix}${merchant}-${memberId}-T1`,
            vendor: purseVendor,
            direction: 'in',
            amountMinor: purseMinor,
          },
          nowMs,
          { isAllowed: true },
        ),
    };
  }
}

/** Returns the demonstration members with a history, and the sample members who have signed in. */
async function playersOf(tx: Tx, merchant: string): Promise<Player[]> {
  const rows = await tx
    .selectFrom('member')
    .select(['member_id', 'account', 'rank_level', 'joined_at_ms'])
    .where('merchant', '=', merchant)
    .where(({ eb, or }) =>
      or([eb('account', 'in', historyAccounts), eb('login_at_ms', 'is not', null)]),
    )
    .orderBy('member_id')
    .execute();
  return rows.map((row) => ({
    memberId: row.member_id,
    account: row.account,
    rankLevel: row.rank_level,
    joinedAtMs: row.joined_at_ms ?? 0,
  }));
}
