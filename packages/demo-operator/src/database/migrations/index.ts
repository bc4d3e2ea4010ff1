import type { Migration } from '../migrate.ts';
import { merchant } from './0001_merchant.ts';
import { member } from './0002_member.ts';
import { wallet } from './0003_wallet.ts';
import { notice } from './0004_notice.ts';
import { feedback } from './0005_feedback.ts';
import { memberDetails } from './0006_member_details.ts';
import { message } from './0007_message.ts';
import { affiliate } from './0008_affiliate.ts';
import { attempt } from './0009_attempt.ts';
import { codec } from './0010_codec.ts';
import { socialIdentity } from './0011_social_identity.ts';
import { phoneProof } from './0012_phone_proof.ts';
import { loginTimes } from './0013_login_times.ts';
import { gameMoney } from './0014_game_money.ts';
import { walletTransfer } from './0015_wallet_transfer.ts';
import { playRound } from './0016_play_round.ts';
import { favourite } from './0017_favourite.ts';
import { lotteryOrder } from './0018_lottery_order.ts';
import { jackpot } from './0019_jackpot.ts';
import { accountRecord } from './0020_account_record.ts';
import { inbox } from './0021_inbox.ts';
import { rankGift } from './0022_rank_gift.ts';
import { onceRequest } from './0023_once_request.ts';
import { depositOrder } from './0024_deposit_order.ts';
import { withdrawalOrder } from './0025_withdrawal_order.ts';
import { memberTransfer } from './0026_member_transfer.ts';
import { points } from './0027_points.ts';
import { reward } from './0028_reward.ts';
import { activity } from './0029_activity.ts';
import { referral } from './0030_referral.ts';
import { memberSecurity } from './0031_member_security.ts';
import { agentNotice } from './0032_agent_notice.ts';
import { memberTree } from './0033_member_tree.ts';
import { inviteLink } from './0034_invite_link.ts';
import { betRound } from './0035_bet_round.ts';
import { ledgerDay } from './0036_ledger_day.ts';
import { memberDay } from './0037_member_day.ts';
import { contract } from './0038_contract.ts';
import { uploadHash } from './0039_upload_hash.ts';
import { paymentReset } from './0040_payment_reset.ts';
import { depositLimit } from './0041_deposit_limit.ts';
import { boundContact } from './0042_bound_contact.ts';
import { contractSweep } from './0043_contract_sweep.ts';
import { stepOrder } from './0044_step_order.ts';
import { sampleRows } from './0045_sample_rows.ts';

/** All migrations in order. Append new ones; never edit a released one. */
export const migrations: readonly Migration[] = [
  merchant,
  member,
  wallet,
  notice,
  feedback,
  memberDetails,
  message,
  affiliate,
  attempt,
  codec,
  socialIdentity,
  phoneProof,
  loginTimes,
  gameMoney,
  walletTransfer,
  playRound,
  favourite,
  lotteryOrder,
  jackpot,
  accountRecord,
  inbox,
  rankGift,
  onceRequest,
  depositOrder,
  withdrawalOrder,
  memberTransfer,
  points,
  reward,
  activity,
  referral,
  memberSecurity,
  agentNotice,
  memberTree,
  inviteLink,
  betRound,
  ledgerDay,
  memberDay,
  contract,
  uploadHash,
  paymentReset,
  depositLimit,
  boundContact,
  contractSweep,
  stepOrder,
  sampleRows,
];
