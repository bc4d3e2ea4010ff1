/**
 * Reasons of refusals that have texts of ours (`refusal.<reason>`), so that players read them in
 * their own language. Fields, phone numbers and bets have reasons of their own.
 */
export const refusalReasons = [
  // The username or the password is wrong.
  'wrong_credentials',
  // The account is locked after too many failed attempts.
  'account_locked',
  // The account is closed.
  'account_closed',
  // No account has these details.
  'account_unknown',
  // The next attempt needs the characters of a captcha.
  'captcha_required',
  // The characters of the captcha are wrong.
  'captcha_wrong',
  // A code that was sent by SMS or e-mail is wrong.
  'code_wrong',
  // A code that was sent by SMS or e-mail has expired.
  'code_expired',
  // The invitation code is not valid.
  'invitation_wrong',
  // The invitation link has ended.
  'invitation_expired',
  // All places of the invitation link are taken.
  'invitation_used_up',
  // The invitation link was disabled.
  'invitation_disabled',
  // Another account has this username.
  'username_taken',
  // Another account has this mobile number.
  'mobile_taken',
  // Another account has this e-mail address.
  'email_taken',
  // The current password is wrong.
  'password_wrong',
  // Fields of the form are missing or not valid.
  'fields_wrong',
  // The member's balance is too low.
  'insufficient_balance',
  // The amount is below the minimum, above the maximum, or too precise.
  'amount_not_allowed',
  // The deposit would exceed the member's own deposit limit.
  'deposit_limit',
  // The member has to decide on a deposit limit before the first deposit.
  'deposit_limit_missing',
  // The brand does not have this game.
  'game_unavailable',
  // The game is closed for now.
  'game_closed',
  // The operator has disabled games for this account.
  'play_disabled',
  // The operator does not offer this to the brand.
  'not_offered',
  'deposited_before',
  // A password or code was wrong too often; the next attempt has to wait.
  'too_many_attempts',
  // The contact was bound a short time ago, so it cannot replace the payment password yet.
  'contact_too_new',
  // The value is stored already and cannot be changed by the member.
  'already_set',
  // The member has no payment password yet.
  'payment_password_missing',
  // The member has not given the real name yet.
  'real_name_missing',
  // The reward, bonus or prize was already claimed, or has expired.
  'reward_unavailable',
  // The member has the maximum number of active bonuses.
  'bonus_limit',
  // A drawn prize must be claimed before the next draw.
  'prize_waiting',
  // The member has used up what is allowed.
  'limit_reached',
  // The member does not have enough points.
  'points_too_low',
  // The item is sold out.
  'sold_out',
  // The member's VIP rank is too low.
  'rank_too_low',
  // A requirement, for example a valid bet, is not met yet.
  'requirement_missing',
  // The other party is neither the upline nor a direct downline.
  'contract_party_unknown',
  // There is an open request between the parties.
  'contract_request_open',
  // The request was answered or withdrawn.
  'contract_request_closed',
  // The rate is above that of a contract higher in the team.
  'contract_rate_too_high',
  // The contract has ended.
  'contract_ended',
] as const;

/** One of {@link refusalReasons}. */
export type RefusalReason = (typeof refusalReasons)[number];

const maxWaitSeconds = 366 * 86_400;

/**
 * Reads from an untrusted value of a refusal what its text is made of: the reason, if it has a text
 * of ours, and the seconds until the next attempt.
 */
export function refusalReasonOf(value: unknown): { reason?: RefusalReason; waitSeconds?: number } {
  // Validated below
  const { reason, waitSeconds } =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return {
    ...(isRefusalReason(reason) && { reason }),
    ...(typeof waitSeconds === 'number' &&
      waitSeconds > 0 &&
      waitSeconds <= maxWaitSeconds && { waitSeconds }),
  };
}

export function isRefusalReason(value: unknown): value is RefusalReason {
  return refusalReasons.some((reason) => reason === value);
}
