import type { Generated, Kysely, Transaction } from 'kysely';

/** The sandbox's tables. Times are Unix milliseconds of the merchant's own clock, money is in integer minor units. */
export interface DatabaseSchema {
  migration: { number: number; name: string };
  merchant: MerchantTable;
  /** Modules are on unless they stand here. */
  module_off: { merchant: string; mod_id: string };
  fault: { merchant: string; call: string; fault: string; delay_ms: number };
  member: MemberTable;
  session: { token_hash: string; member_id: number; expires_at_ms: number };
  login_failure: { merchant: string; account: string; address: string; failures: number; locked_until_ms: number };
  captcha: { captcha_id: string; merchant: string; answer_hash: string; expires_at_ms: number };
  wallet_entry: { entry_id: Generated<number>; member_id: number; amount_minor: number; reason: string; at_ms: number };
}

interface MerchantTable {
  code: string;
  /** Name of the merchant's profile: what of a merchant never changes. */
  profile: string;
  maintenance: Generated<boolean>;
  maintenance_end_at: string | null;
  region_restriction: Generated<boolean>;
  clock_offset_ms: Generated<number>;
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
}

export type Database = Kysely<DatabaseSchema>;

/** A database or a transaction of it. Inside a transaction only the transaction may be used: the embedded database has one connection. */
export type DatabaseAccess = Database | Transaction<DatabaseSchema>;
