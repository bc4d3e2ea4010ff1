import type { Balance, BettingRecordReply } from '@livery/model';
import type { OtherDevice } from '../fixtures/memberGames.ts';

export const recordPath = '/wps/relay/GCS_bettingRecord';
const dayMs = 86_400_000;

/**
 * Returns a member's betting record, in a period that also covers a merchant's clock moved by up to
 * two days.
 */
export async function recordOf(device: OtherDevice): Promise<BettingRecordReply> {
  const [from, to] = [-2, 2].map((days) => new Date(Date.now() + days * dayMs).toISOString());
  // The call's reply
  return (await device.request(recordPath, {
    from: from ?? '',
    to: to ?? '',
    pageSize: 100,
  })) as BettingRecordReply;
}

/** Returns the member's balance at the operator, in minor units. */
export async function balanceMinorOf(device: OtherDevice): Promise<number> {
  // The call's reply
  const { sumBalance } = (await device.request('/wps/v2/wallets/balance')) as Balance;
  return Math.round(100 * sumBalance);
}
