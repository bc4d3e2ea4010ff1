import type { ProviderSchema } from '@livery/demo-provider/server/database/ProviderSchema';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { AgentTables } from './agentTables.ts';
import type { CashierTables } from './cashierTables.ts';
import type { ContractTables } from './contractTables.ts';
import type {
  GameTransactionTable,
  LaunchTable,
  LotteryOrderTable,
  WalletEntryTable,
  WalletTransferTable,
} from './moneyTables.ts';
import type { BindCodeTable, FormerContactTable, SessionTable } from './securityTables.ts';
import type { RecordTables } from './recordTables.ts';
import type { RewardTables } from './rewardTables.ts';

/**
 * Tables of the sandbox. Times are Unix milliseconds of the merchant's own clock; money is in
 * integer minor units.
 */
export interface DatabaseSchema
  extends ProviderSchema, AgentTables, CashierTables, ContractTables, RecordTables, RewardTables {
  /** Migration history. */
  kysely_migration: { name: string; timestamp: string };
  merchant: MerchantTable;
  /** Modules that are switched off; all others are on. */
  module_off: { merchant: string; mod_id: string };
  fault: { merchant: string; call: string; fault: string; delay_ms: number };
  member: MemberTable;
  session: SessionTable;
  bind_code: BindCodeTable;
  former_contact: FormerContactTable;
  login_failure: {
    merchant: string;
    account: string;
    address: string;
    failures: number;
    locked_until_ms: number;
  };
  captcha: { captcha_id: string; merchant: string; answer_hash: string; expires_at_ms: number };
  wallet_entry: WalletEntryTable;
  /** Sum of a purse's entries, maintained by a trigger. */
  wallet_sum: { member_id: number; purse: string; balance_minor: number };
  launch: LaunchTable;
  game_transaction: GameTransactionTable;
  /** Games that are closed; all others are open. */
  game_off: { merchant: string; node_id: number };
  wallet_transfer: WalletTransferTable;
  notice: NoticeTable;
  feedback: {
    feedback_id: Generated<number>;
    merchant: string;
    type: string;
    name: string;
    contact: string;
    channel: string;
    remark: string;
    content: Generated<string>;
    at_ms: number;
  };
  feedback_image: { feedback_id: number; position: number; type: string; bytes: Uint8Array };
  member_address: { member_id: number; address: string };
  message: MessageTable;
  sms_code: SmsCodeTable;
  /** Codes are upper case. Null means that the code never expires. */
  affiliate: { merchant: string; code: string; expires_at_ms: number | null };
  attempt: {
    attempt_id: Generated<number>;
    merchant: string;
    kind: string;
    subject: string;
    at_ms: number;
  };
  /** Members created by a social login. */
  social_identity: { merchant: string; provider: string; subject: string; member_id: number };
  phone_proof: PhoneProofTable;
  /** Games that members marked, in the order of marking. */
  favourite: { favourite_id: Generated<number>; member_id: number; node_id: number; at_ms: number };
  lottery_order: LotteryOrderTable;
  login_lock: { merchant: string; scope: string; subject: string; locked_until_ms: number };
}

interface MerchantTable {
  code: string;
  /** Name of the merchant's profile, which contains its immutable settings. */
  profile: string;
  maintenance: Generated<boolean>;
  maintenance_end_at: string | null;
  region_restriction: Generated<boolean>;
  clock_offset_ms: Generated<number>;
  maintenance_start_at: Generated<string | null>;
  blocked_networks: Generated<string[]>;
  /** Codec of encrypted calls; null means the profile's codec. */
  codec: Generated<string | null>;
  /** Null means the key derived from the data folder's secret. */
  codec_key: Generated<string | null>;
  /** All games are played from the main wallet, without transfers. */
  single_wallet: Generated<boolean>;
  /** Lines of records before this time were played by the seed. */
  sample_until_ms: Generated<number>;
  /** A member has another upline since contracts were last compared with the tree. */
  tree_moved: Generated<boolean>;
}

interface NoticeTable {
  merchant: string;
  notice_id: string;
  language: string;
  /** B banners, PL players, PU pop-ups, PR promotions, H pop-ups of the home page. */
  kind: string;
  members_only: Generated<boolean>;
  title: string;
  content: string;
  published_at_ms: number;
}

interface MemberTable {
  member_id: Generated<number>;
  merchant: string;
  account: string;
  password_hash: string;
  is_agent: number;
  nickname: string;
  first_time_login: boolean;
  password_expired: boolean;
  rank_level: number;
  rank_name: string;
  member_label: string[];
  /** With plus sign: +63. Null together with the number. */
  dialing_code: Generated<string | null>;
  /** National digits without the leading zero. */
  mobile_num: Generated<string | null>;
  email: Generated<string | null>;
  payee_name: Generated<string | null>;
  payment_password_hash: Generated<string | null>;
  affiliate_code: Generated<string | null>;
  /** Other registration fields, written as JSON text. */
  other_details: ColumnType<Record<string, string>, string | undefined, string>;
  authenticator: Generated<boolean>;
  /** Sign-ins from an address that is new for the member are refused. */
  address_check: Generated<boolean>;
  /** Current sign-in and the one before it; null when there was none. */
  login_at_ms: Generated<number | null>;
  login_address: Generated<string | null>;
  login_before_at_ms: Generated<number | null>;
  login_before_address: Generated<string | null>;
  /** The member may place no stakes and open no games. */
  play_off: Generated<boolean>;
  /** Chosen avatar; null means the one drawn for the member's id. */
  icon: string | null;
  /** The member has confirmed the contact with a code. */
  mobile_verified: Generated<boolean>;
  email_verified: Generated<boolean>;
  /** Time at which the member bound the contact; 0 for one of the registration. */
  mobile_bound_at_ms: Generated<number>;
  email_bound_at_ms: Generated<number>;
  /** Base32. Without `authenticator`, the set-up is not confirmed yet. */
  authenticator_secret: string | null;
  /** Time step of the last accepted code: each code counts once. */
  authenticator_step: Generated<number>;
  /** Time until which no withdrawal or transfer to a member is possible. */
  money_held_until_ms: Generated<number>;
  /** Member above this one. */
  upline_id: Generated<number | null>;
  /** Whether the money follows the member into games. */
  auto_transfer: Generated<boolean>;
  /** Rebate given by the agent above, in hundredths of a percent of valid bets. */
  rebate_hundredths: Generated<number>;
  /** Null if the time was not recorded. */
  joined_at_ms: Generated<number | null>;
  /** Link with which the member registered. */
  invite_link_id: Generated<number | null>;
}

interface MessageTable {
  message_id: Generated<number>;
  merchant: string;
  channel: string;
  /** Phone number as +639170000001, or e-mail address. */
  recipient: string;
  content: string;
  at_ms: number;
}

interface SmsCodeTable {
  merchant: string;
  dialing_code: string;
  mobile_num: string;
  /** login (sign-in and new password) or register. */
  purpose: string;
  code_hash: string;
  wrong_tries: Generated<number>;
  expires_at_ms: number;
}

interface PhoneProofTable {
  verification_id: string;
  merchant: string;
  dialing_code: string;
  mobile_num: string;
  code_hash: string;
  wrong_tries: Generated<number>;
  expires_at_ms: number;
  /** Hash of the token that was issued for the correct code. */
  token_hash: Generated<string | null>;
  token_expires_at_ms: Generated<number | null>;
}

export type Database = Kysely<DatabaseSchema>;

/**
 * Database or open transaction. Inside a transaction only the transaction may be used, because the
 * embedded database has a single connection.
 */
export type DatabaseAccess = Database | Transaction<DatabaseSchema>;
