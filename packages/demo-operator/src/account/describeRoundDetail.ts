import type { BettingRoundReply } from '@livery/model';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { Refusal } from '../core/Refusal.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { perMajorOf } from '../merchants/merchantProfiles.ts';
import type { BettingRecord } from '../records/BettingRecord.ts';
import { describeRound } from './describeRound.ts';
import type { RoundResults } from './RoundResults.ts';

/**
 * Describes a member's round with its transactions and what was drawn.
 *
 * Errors: a refusal if the member has no such round.
 */
export async function describeRoundDetail(
  {
    catalogue,
    record,
    roundResults,
  }: { catalogue: GameCatalogue; record: BettingRecord; roundResults: RoundResults },
  {
    merchant,
    memberId,
    round,
    vassalage,
    nowMs,
  }: {
    merchant: Merchant;
    memberId: number;
    round: string;
    /** Provider code; any provider if empty. */
    vassalage: string;
    nowMs: number;
  },
): Promise<BettingRoundReply> {
  const owner = { merchant: merchant.code, memberId };
  const { rounds } = await record.of({
    ...owner,
    round,
    fromMs: 0,
    toMs: nowMs + 1,
    pageNo: 1,
    pageSize: 1,
    ...(vassalage !== '' && { nodeIds: catalogue.nodesOf(vassalage) }),
  });
  const [found] = rounds;
  if (!found) throw new Refusal('There is no such round in this betting record.');
  const perMajor = perMajorOf(merchant);
  const { provider } = found;
  const transactions = await record.transactionsOf({ ...owner, provider, round });
  return {
    ...describeRound(catalogue, found, merchant),
    ...(await roundResults.of({ ...owner, provider, round })),
    transactions: transactions.map(({ transactionId, type, movedMinor, balanceMinor, atMs }) => ({
      transactionId,
      type,
      amount: movedMinor / perMajor,
      balanceAfter: balanceMinor / perMajor,
      at: new Date(atMs).toISOString(),
    })),
  };
}
