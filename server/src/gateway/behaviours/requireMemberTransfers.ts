import { ApiError, type CallName } from '@livery/api';
import type { CallBehaviour } from './CallBehaviour.ts';

/**
 * Refuses transfers between members unless the brand's `compliance.memberTransfers` allows them.
 *
 * Errors: `forbidden`.
 */
export const requireMemberTransfers: CallBehaviour<CallName> = ({
  call: { name: call },
  context,
}) => {
  if (!context.tenant.site.compliance.memberTransfers)
    throw new ApiError({ code: 'forbidden', call });
  return {};
};
