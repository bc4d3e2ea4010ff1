import { games } from '@livery/demo-content/catalogue/games';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import { accountRecordHandlers } from '../../account/accountRecordHandlers.ts';
import { bettingRecordHandlers } from '../../account/bettingRecordHandlers.ts';
import { PersonalProfit } from '../../account/PersonalProfit.ts';
import { personalProfitHandlers } from '../../account/personalProfitHandlers.ts';
import { RoundResults } from '../../account/RoundResults.ts';
import { Wallet } from '../../account/Wallet.ts';
import { walletHandlers } from '../../account/walletHandlers.ts';
import { incomeHandlers } from '../../agent/team/incomeHandlers.ts';
import { teamBettingHandlers } from '../../agent/team/teamBettingHandlers.ts';
import { teamOverviewHandlers } from '../../agent/team/teamOverviewHandlers.ts';
import { teamTransactionsHandlers } from '../../agent/team/teamTransactionsHandlers.ts';
import type { MemberContext } from '../../calls/CallHandlers.ts';
import { Deposits } from '../../cashier/deposits/Deposits.ts';
import { depositHandlers } from '../../cashier/deposits/depositHandlers.ts';
import { vendorWalletHandlers } from '../../cashier/vendorWalletHandlers.ts';
import { withdrawalHandlers } from '../../cashier/withdrawalHandlers.ts';
import { Withdrawals } from '../../cashier/Withdrawals.ts';
import { GameCatalogue } from '../../catalogue/GameCatalogue.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import { Attempts } from '../../members/Attempts.ts';
import { MemberSecrets } from '../../members/MemberSecrets.ts';
import { MemberTree } from '../../members/MemberTree.ts';
import { BettingRecord } from '../../records/BettingRecord.ts';
import { RecordQuery } from '../../records/RecordQuery.ts';
import { TeamFigures } from '../../records/TeamFigures.ts';
import { TeamRecords } from '../../records/TeamRecords.ts';
import { missionHandlers } from '../../rewards/missionHandlers.ts';
import { pointsHandlers } from '../../rewards/pointsHandlers.ts';
import { rankHandlers } from '../../rewards/rankHandlers.ts';
import { Ranks } from '../../rewards/Ranks.ts';
import { rebateHandlers } from '../../rewards/rebateHandlers.ts';
import { referralHandlers } from '../../rewards/referralHandlers.ts';
import { rewardHandlers } from '../../rewards/rewardHandlers.ts';
import { RewardService } from '../../rewards/RewardService.ts';

const dayMs = 86_400_000;
/** The longest period that a record shows at once. */
const periodDays = 90;
const pageSize = 100;

export type PlayerCalls = ReturnType<typeof playerCalls>;
export type PlayerPages = Awaited<ReturnType<typeof readPlayerPages>>;

/** Returns the calls behind the pages that show a player's figures, without HTTP. */
export function playerCalls(db: Database) {
  const onFault = (error: unknown) => {
    throw error;
  };
  const catalogue = new GameCatalogue({ vendors, games });
  const record = new BettingRecord(db);
  const records = new RecordQuery(db);
  const roundResults = new RoundResults(db);
  const teamRecords = new TeamRecords(db);
  const tree = new MemberTree(db);
  const rewardService = new RewardService({ db, onFault });
  return {
    ...accountRecordHandlers({ catalogue, records }),
    ...bettingRecordHandlers({ catalogue, record, roundResults }),
    ...personalProfitHandlers({ profit: new PersonalProfit(db) }),
    ...walletHandlers({ wallet: new Wallet(db) }),
    ...vendorWalletHandlers({ db, catalogue }),
    ...depositHandlers({ db, deposits: new Deposits({ db, onFault }), origin: () => '' }),
    ...withdrawalHandlers({
      db,
      secrets: new MemberSecrets(new Attempts(db)),
      withdrawals: new Withdrawals({ db, onFault }),
    }),
    ...rewardHandlers({ rewardService, records }),
    ...rebateHandlers({ rewardService, records }),
    ...pointsHandlers({ rewardService, records }),
    ...missionHandlers({ rewardService }),
    ...rankHandlers({ ranks: new Ranks({ db, record }) }),
    ...referralHandlers({ rewardService, records }),
    ...incomeHandlers({ records }),
    ...teamOverviewHandlers({ db, teamFigures: new TeamFigures(db) }),
    ...teamTransactionsHandlers({ catalogue, teamRecords, tree }),
    ...teamBettingHandlers({ catalogue, record, roundResults, teamRecords, tree }),
  };
}

/** Reads all lines of a player's records, newest first, and what the other pages show. */
export async function readPlayerPages(calls: PlayerCalls, context: MemberContext) {
  const { nowMs } = context;
  const moment = (periods: number) =>
    new Date(nowMs + 1 - periods * periodDays * dayMs).toISOString();
  const paged = async <Line>(
    read: (pageNo: number) => Promise<{ list: Line[]; totalPages?: number }>,
  ): Promise<Line[]> => {
    const lines: Line[] = [];
    for (let pageNo = 1, totalPages = 1; pageNo <= totalPages; pageNo += 1) {
      const reply = await read(pageNo);
      lines.push(...reply.list);
      totalPages = reply.totalPages ?? 1;
    }
    return lines;
  };
  const entries = [];
  // Sample members joined up to half a year ago.
  for (const period of [{ from: moment(1) }, { from: moment(2), to: moment(1) }])
    for (let cursor: string | undefined, isLast = false; !isLast; isLast = cursor === undefined) {
      const reply = await calls.getAccountRecord(
        { ...period, pageSize, ...(cursor !== undefined && { cursor }) },
        context,
      );
      entries.push(...reply.list);
      cursor = reply.nextCursor;
    }
  return {
    balance: await calls.getBalanceV2({}, context),
    wallets: await calls.getVendorWallets({}, context),
    entries,
    deposits: await paged(async (pageNo) =>
      calls.getDepositRecord({ from: moment(1), pageNo, pageSize }, context),
    ),
    withdrawals: await paged(async (pageNo) =>
      calls.getWithdrawals({ from: moment(1), pageNo, pageSize }, context),
    ),
    rounds: await paged(async (pageNo) => calls.getBettingRecord({ pageNo, pageSize }, context)),
    bonuses: await paged(async (pageNo) => calls.getBonuses({ pageNo, pageSize }, context)),
    rewards: (await calls.getRewards({ pageSize }, context)).list,
    rebates: await paged(async (pageNo) => calls.getRebateRecord({ pageNo, pageSize }, context)),
    points: await calls.pointsBalance({}, context),
    pointsLines: await paged(async (pageNo) =>
      calls.pointsRedeemList({ pageNo, pageSize }, context),
    ),
    missions: await calls.missionSummary({}, context),
    rank: await calls.getMyRank({}, context),
    referral: await calls.getReferral({}, context),
    friends: await paged(async (pageNo) => calls.getReferralMembers({ pageNo, pageSize }, context)),
  };
}
