import type { StoredWords } from '@livery/demo-content/words/Words';
import type { ColumnType, Generated } from 'kysely';

/** Text in the content languages, written as JSON text. */
type WordsColumn = ColumnType<StoredWords, string, never>;
type OptionalWordsColumn = ColumnType<StoredWords | null, string | null | undefined, never>;

/** Tables of points, bonuses, rewards, missions, promotions, referrals and rebates. */
export interface RewardTables {
  points_entry: PointsEntryTable;
  points_order: PointsOrderTable;
  points_record: PointsRecordView;
  reward_progress: RewardProgressTable;
  bonus: BonusTable;
  reward: RewardTable;
  activity: ActivityTable;
  activity_image: { activity_id: number; position: number; type: string; bytes: Uint8Array };
  raffle_draw: RaffleDrawTable;
  referral: ReferralTable;
  rebate_claim: RebateClaimTable;
}

/** Append-only changes of members' points. */
interface PointsEntryTable {
  entry_id: Generated<number>;
  member_id: number;
  amount: number;
  /** Points after the change. */
  balance: number;
  /** earned, reward, redeemed, converted or returned. */
  reason: string;
  name: OptionalWordsColumn;
  /** Redemption that the entry belongs to. */
  order_id: number | null;
  at_ms: number;
}

interface PointsOrderTable {
  order_id: Generated<number>;
  merchant: string;
  member_id: number;
  item_id: string;
  quantity: number;
  points_each: number;
  amount_requirement_minor: number | null;
  status: 'inProcess' | 'rejected' | 'approved';
  delivery: string;
  remark: Generated<string>;
  at_ms: number;
  /** Time of the decision about the redemption. */
  due_at_ms: number;
}

/** A points entry with its redemption. */
export interface PointsRecordView {
  entry_id: number;
  member_id: number;
  at_ms: number;
  type: string;
  name: StoredWords | null;
  amount: number;
  balance: number;
  quantity: number | null;
  points_each: number | null;
  amount_requirement_minor: number | null;
  status: string | null;
  remark: string | null;
}

/** How far a member's bets are counted for points, bonuses and activities. */
interface RewardProgressTable {
  member_id: number;
  /** Last counted transaction. */
  transaction_id: number;
  /** Counted bets that did not yet yield a point, in tenths of a minor unit. */
  remainder: number;
  /** Last transaction whose rebate was claimed. */
  rebate_transaction_id: number;
  rebate_at_ms: number | null;
}

interface BonusTable {
  bonus_id: Generated<number>;
  member_id: number;
  name: WordsColumn;
  source: string;
  status: Generated<string>;
  amount_minor: number;
  required_minor: number;
  done_minor: Generated<number>;
  at_ms: number;
  expires_at_ms: number;
  ended_at_ms: Generated<number | null>;
  remark: Generated<string>;
}

interface RewardTable {
  reward_id: Generated<number>;
  member_id: number;
  name: WordsColumn;
  source: string;
  status: Generated<string>;
  amount_minor: number;
  points: number;
  wager_times: number;
  at_ms: number;
  expires_at_ms: number;
  claimed_at_ms: Generated<number | null>;
  remark: Generated<string>;
}

/** A member's part in a mission or promotion. */
interface ActivityTable {
  activity_id: Generated<number>;
  member_id: number;
  /** mission or promotion. */
  kind: string;
  code: string;
  /** Start of the day or week of a repeated activity, else 0. */
  period_ms: number;
  status: string;
  progress_minor: Generated<number>;
  reward_id: Generated<number | null>;
  /** Text of an application. */
  request: Generated<string>;
  /** Remark of the operator. */
  remark: Generated<string>;
  at_ms: number;
  /** Time of the decision about an application. */
  due_at_ms: Generated<number | null>;
}

interface RaffleDrawTable {
  draw_id: Generated<number>;
  member_id: number;
  promotion_id: string;
  prize_id: string;
  at_ms: number;
  claimed_at_ms: Generated<number | null>;
}

interface ReferralTable {
  referral_id: Generated<number>;
  /** The member who invited. */
  member_id: number;
  friend_id: number | null;
  player: string;
  bet_minor: number;
  reward_minor: number;
  at_ms: number;
  claimed_at_ms: Generated<number | null>;
}

interface RebateClaimTable {
  claim_id: Generated<number>;
  member_id: number;
  bet_minor: number;
  amount_minor: number;
  at_ms: number;
}
