import type { MemberInfo } from '@livery/model';

/** What a member can secure, in the order of the security centre. */
export type SecurityItemId =
  | 'loginPassword'
  | 'paymentPassword'
  | 'realName'
  | 'mobile'
  | 'email'
  | 'payoutAccounts'
  | 'authenticator';

/**
 * `none`: still to be done. `set`: done. `unverified`: there, but not confirmed with a code.
 * `verified`: confirmed. `locked`: done, and only customer service can change it.
 */
export type SecurityState = 'none' | 'set' | 'unverified' | 'verified' | 'locked';

export interface SecurityItem {
  readonly id: SecurityItemId;
  readonly state: SecurityState;
  /** Masked value. */
  readonly value?: string | undefined;
}

/** Returns the items that the operator offers, with their states. Source: MEMB-03. */
export function securityItems(info: MemberInfo): readonly SecurityItem[] {
  const { hasAuthenticator, hasPaymentPassword, payeeName, payoutAccountCount } = info;
  return [
    { id: 'loginPassword', state: 'set' },
    ...offered('paymentPassword', hasPaymentPassword),
    { id: 'realName', state: payeeName === undefined ? 'none' : 'locked', value: payeeName },
    contact('mobile', info.mobile, info.mobileVerified),
    contact('email', info.email, info.emailVerified),
    ...offered(
      'payoutAccounts',
      payoutAccountCount === undefined ? undefined : payoutAccountCount > 0,
    ),
    ...offered('authenticator', hasAuthenticator),
  ];
}

/** Returns whether nothing is left to be done for an item. */
export function isSecured({ state }: SecurityItem): boolean {
  return state !== 'none' && state !== 'unverified';
}

function offered(id: SecurityItemId, isDone: boolean | undefined): readonly SecurityItem[] {
  return isDone === undefined ? [] : [{ id, state: isDone ? 'set' : 'none' }];
}

function contact(
  id: SecurityItemId,
  value: string | undefined,
  isVerified: boolean | undefined,
): SecurityItem {
  if (value === undefined) return { id, state: 'none' };
  return { id, state: isVerified === true ? 'verified' : 'unverified', value };
}
