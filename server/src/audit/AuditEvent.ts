/** Event of the audit log. It has no content of requests, and of members a keyed hash only. */
export type AuditEvent =
  | { readonly event: 'server-started'; readonly build: string }
  | { readonly event: 'server-stopped' }
  /** `restored`: from the snapshot of an earlier start. */
  | {
      readonly event: 'version-live';
      readonly brand: string;
      readonly version: string;
      readonly hosts: readonly string[];
      readonly restored?: true;
    }
  | { readonly event: 'version-refused'; readonly brand: string; readonly codes: readonly string[] }
  /** `to` is missing if no brand serves the host any more. */
  | {
      readonly event: 'host-moved';
      readonly host: string;
      readonly from: string;
      readonly to?: string;
    }
  /** First read of a secret since the start. */
  | { readonly event: 'secret-read'; readonly brand: string; readonly name: string }
  | {
      readonly event: MemberEvent;
      readonly brand: string;
      readonly member: string;
      /** Claims of a sign-in that other machines did not confirm, as in `proof-reused`. */
      readonly claims?: readonly string[];
    }
  /**
   * A bot check, ticket or social sign-in that was claimed here without an answer of the other
   * machines, and by one of them before. The session that was opened with this claim is ended.
   */
  | { readonly event: 'proof-reused'; readonly brand: string; readonly claim: string }
  | {
      readonly event: 'limit';
      readonly brand: string;
      readonly limit: string;
      readonly subject: string;
    }
  /** Further refusals of limits in the last minute, by subjects without a line of their own. */
  | { readonly event: 'more-limits'; readonly count: number }
  /** Lines that could not be written. */
  | { readonly event: 'missing'; readonly count: number; readonly since: string }
  /** An incomplete line of a process that was killed while it wrote. */
  | { readonly event: 'line-removed'; readonly bytes: number };

/** What a member did. */
export type MemberEvent =
  | 'sign-in'
  | 'sign-out'
  | 'session-end'
  | 'password-change'
  | 'security-change'
  | 'transfer'
  | 'launch';
