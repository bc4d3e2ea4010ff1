import { avatar, getPayoutAccounts, getSessions, getSocialAccounts } from '@livery/api';
import { defineQuery } from '../site/defineQuery.ts';

/** The avatars that a member may choose. */
export const avatarsQuery = defineQuery({ call: avatar, freshMs: 300_000 });

/** The member's open sessions. */
export const sessionsQuery = defineQuery({ call: getSessions, freshMs: 10_000, ofMember: true });

/** The member's accounts for withdrawals, and the banks that can be added. */
export const payoutAccountsQuery = defineQuery({
  call: getPayoutAccounts,
  freshMs: 60_000,
  ofMember: true,
});

/** The social accounts that are linked to the member's. */
export const socialAccountsQuery = defineQuery({
  call: getSocialAccounts,
  freshMs: 60_000,
  ofMember: true,
});
