import { ApiError } from '@livery/api';
import type { CreateDepositRequest, DepositMethodsReply, DepositOrder } from '@livery/model';
import { permittedAddress } from '../service/serviceAddress.ts';
import type { CallBehaviour } from './CallBehaviour.ts';

/** Calls whose reply is a deposit. */
type PayCall = 'cancelDeposit' | 'createDeposit' | 'getDeposit' | 'sendDepositProof';

/**
 * Sends a deposit to the browser only if its payment page, and the web address in its QR code, are
 * on a host of `site.payHosts`. Tells the operator where that page returns the member.
 *
 * Errors: `invalid_link`.
 */
export const restrictPayAddress: CallBehaviour<PayCall> = (
  { call: { name: call }, context },
  { logger, sandboxOrigin },
) => {
  const permitted = (address: string): string => {
    const { brand, site } = context.tenant;
    const found = permittedAddress(address, site.site.payHosts, {
      sandboxOrigin,
      address: context.address,
      ownHosts: site.site.hosts,
    });
    if (found !== undefined) return found;
    const origin = URL.parse(address)?.origin ?? 'no address';
    logger.warn(
      { brand, call, origin },
      `${brand}: payments may not be made at ${origin}; payHosts of site.json does not list it`,
    );
    throw new ApiError({ code: 'invalid_link', call });
  };
  return {
    ...(call === 'createDeposit' && {
      // Validated against the call's request schema.
      complete: (request): CreateDepositRequest => ({
        ...(request as CreateDepositRequest),
        returnUrl: `${context.origin}/?mc=depositv2&mc.order=`,
      }),
    }),
    onReply: (order): DepositOrder => {
      const { payUrl, qr } = order;
      return {
        ...order,
        ...(payUrl !== undefined && { payUrl: permitted(payUrl) }),
        ...(qr !== undefined && { qr: isWebAddress(qr) ? permitted(qr) : qr }),
      };
    },
  };
};

/** Drops payment addresses from the list of open deposits; `getDeposit` sends them for a page. */
export const dropPayAddresses: CallBehaviour<'getDepositMethods'> = () => ({
  onReply: (reply): DepositMethodsReply => ({
    ...reply,
    ...(reply.open && {
      open: reply.open.map(({ payUrl: _page, qr: _code, ...order }) => order),
    }),
  }),
});

/** Addresses that a scanner opens in a wallet. */
const walletAddress =
  /^(?:(?:bitcoin|bitcoincash|dogecoin|ethereum|litecoin|ripple|ton|tron):[a-z0-9]+(?:[@?]\S*)?|upi:\/\/pay\?\S*)$/i;
/** Account or reference without the characters of a host, path or scheme. */
const plainText = /^[\w -]+$/;

/**
 * Returns whether a scanner may open a content as a page, with or without a scheme. Others are
 * texts of wallets and payment networks.
 */
function isWebAddress(content: string): boolean {
  const text = content.trim();
  return !(plainText.test(text) || walletAddress.test(text) || isEmvText(text));
}

/**
 * Returns whether a text is a payment code of EMVCo: fields of two digits, a length and a value.
 */
function isEmvText(text: string): boolean {
  if (!text.startsWith('000201')) return false;
  let rest = text;
  while (rest !== '') {
    const length = /^\d\d(\d\d)/.exec(rest)?.[1];
    if (length === undefined || rest.length < 4 + Number(length)) return false;
    rest = rest.slice(4 + Number(length));
  }
  return true;
}
