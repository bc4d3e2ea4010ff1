import { ApiError } from '@livery/api';
import type { CreateDepositRequest, DepositOrder } from '@livery/model';
import { permittedAddress } from '../service/serviceAddress.ts';
import type { CallBehaviour } from './CallBehaviour.ts';

/**
 * Sends a deposit to the browser only if its payment page is on a host of `site.payHosts`, and tells
 * the operator where that page returns the member.
 *
 * Errors: `invalid_link`.
 */
export const restrictPayAddress: CallBehaviour = (
  { call: { name: call }, context },
  { logger, sandboxOrigin },
) => ({
  ...(call === 'createDeposit' && {
    // Validated against the call's request schema.
    complete: (request): CreateDepositRequest => ({
      ...(request as CreateDepositRequest),
      returnUrl: `${context.origin}/?mc=depositv2&mc.order=`,
    }),
  }),
  onReply: (value): DepositOrder => {
    // Validated against the call's reply schema.
    const order = value as DepositOrder;
    if (order.payUrl === undefined) return order;
    const { brand, site } = context.tenant;
    const payUrl = permittedAddress(order.payUrl, site.site.payHosts, {
      sandboxOrigin,
      address: context.address,
      ownHosts: site.site.hosts,
    });
    if (payUrl === undefined) {
      const origin = URL.parse(order.payUrl)?.origin ?? 'no address';
      logger.warn(
        { brand, call, origin },
        `${brand}: payments may not be made at ${origin}; payHosts of site.json does not list it`,
      );
      throw new ApiError({ code: 'invalid_link', call });
    }
    return { ...order, payUrl };
  },
});
