import type { AnyCall, CallName } from '@livery/api';
import type { AuditLog } from '../audit/AuditLog.ts';
import type { MemberEvent } from '../audit/AuditEvent.ts';
import type { Session } from '../session/Session.ts';

/** Sign-ins are recorded by `openLogin`, because not all of them are calls of the gateway. */
const eventsByName: Partial<Record<CallName, MemberEvent>> = {
  logout: 'sign-out',
  changePassword: 'password-change',
  setPaymentPassword: 'security-change',
  resetPaymentPassword: 'security-change',
  bindMobile: 'security-change',
  bindEmail: 'security-change',
  confirmAuthenticator: 'security-change',
  removeAuthenticator: 'security-change',
  unlinkSocialAccount: 'security-change',
  endSession: 'session-end',
  walletTransfer: 'transfer',
  createWithdrawal: 'transfer',
  transferToMember: 'transfer',
  addPayoutAccount: 'security-change',
  removePayoutAccount: 'security-change',
  setRealName: 'security-change',
  launchGame: 'launch',
  launchPvpGame: 'launch',
};
const events = new Map(Object.entries(eventsByName));

/**
 * Records a member's successful call that ends a session, changes a secret or a contact, or moves
 * money.
 */
export function auditCall(
  audit: AuditLog,
  { name }: Pick<AnyCall, 'name'>,
  { brand, session }: { brand: string; session: Session | undefined },
): void {
  const event = events.get(name);
  if (event !== undefined && session)
    audit.record({ event, brand, member: audit.subject(brand, session.account) });
}
