import type { ServiceChatReply } from '@livery/model';
import { openServiceLinks } from '../service/serviceAddress.ts';
import type { CallBehaviour } from './CallBehaviour.ts';

/** Replaces the encrypted paths of service channels by addresses. Errors: `invalid_link`. */
export const openServicePaths: CallBehaviour = ({ context }, { sandboxOrigin }) => ({
  onReply: (value) =>
    // Validated against the call's reply schema.
    openServiceLinks(context.tenant.site, value as ServiceChatReply, {
      sandboxOrigin,
      address: context.address,
    }),
});
