import type { Generated } from 'kysely';

export interface SessionTable {
  token_hash: string;
  member_id: number;
  expires_at_ms: number;
  /** Shown to the member; grants nothing. */
  session_id: Generated<string>;
  /** Null if the time was not recorded. */
  opened_at_ms: number | null;
  address: string | null;
  /** Browser and system, as sent by the gateway. */
  device: string | null;
}

/**
 * Code that proves a number or an address that a member wants to bind, or the member who has
 * forgotten the payment password.
 */
export interface BindCodeTable {
  member_id: number;
  channel: 'mobile' | 'email' | 'payment';
  /** Number as +639170000001, or e-mail address in lower case. */
  target: string;
  code_hash: string;
  wrong_tries: Generated<number>;
  expires_at_ms: number;
}

/** Contact that its member has replaced. */
export interface FormerContactTable {
  member_id: number;
  channel: 'mobile' | 'email';
  /** Number as +639170000001, or e-mail address. */
  target: string;
  replaced_at_ms: number;
}
