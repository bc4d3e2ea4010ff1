import type { Balance, BettingRecordReply } from '@livery/model';
import type { OtherDevice } from '../fixtures/memberGames.ts';

export const recordPath = '/wps/relay/GCS_bettingRecord';
const dayMs = 86_400_000;

/** What a member played, a merchant's clock that was moved by less than two days included. */
export async function recordOf(device: OtherDevice): Promise<BettingRecordReply> {
  const [from, to] = [-2, 2].map((days) => new Date(Date.now() + days * dayMs).toISOString());
  // The call's reply
  return (await device.ask(recordPath, {
    from: from ?? '',
    to: to ?? '',
    pageSize: 100,
  })) as BettingRecordReply;
}

/** What the operator says the member has, in minor units. */
export async function balanceMinorOf(device: OtherDevice): Promise<number> {
  // The call's reply
  const { sumBalance } = (await device.ask('/wps/v2/wallets/balance')) as Balance;
  return Math.round(100 * sumBalance);
}
