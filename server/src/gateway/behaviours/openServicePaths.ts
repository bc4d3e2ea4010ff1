import { openServiceLinks } from '../service/serviceAddress.ts';
import type { CallBehaviour } from './CallBehaviour.ts';

/** Replaces the encrypted paths of service channels by addresses. Errors: `invalid_link`. */
export const openServicePaths: CallBehaviour<'getServiceChat'> = (
  { context },
  { sandboxOrigin },
) => ({
  onReply: (reply) =>
    openServiceLinks(context.tenant.site, reply, {
      sandboxOrigin,
      address: context.address,
    }),
});
