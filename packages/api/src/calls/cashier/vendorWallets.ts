import type {
  AutoTransferReply,
  SetAutoTransferRequest,
  TransferRecordReply,
  TransferRecordRequest,
  VendorWalletsReply,
  VendorWalletsRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The member's main wallet and the wallets at providers.
 *
 * Shape:  `{ main, list, autoTransfer }`, those with money first.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-04.
 */
export const getVendorWallets = defineCall<VendorWalletsRequest, VendorWalletsReply>({
  name: 'getVendorWallets',
  path: '/wps/relay/MC_vendorWallets',
  token: true,
  account: 'real',
});

/**
 * Sets whether the money follows the member into games by itself.
 *
 * Shape:  `{ autoTransfer }`.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-04.
 */
export const setAutoTransfer = defineCall<SetAutoTransferRequest, AutoTransferReply>({
  name: 'setAutoTransfer',
  method: 'PUT',
  path: '/wps/relay/MC_setAutoTransfer',
  token: true,
  account: 'real',
  rate: 'write',
  replySchema: 'AutoTransferReply',
});

/**
 * The member's transfers to and from providers.
 *
 * Shape:  `{ list, totalPages, totals }`, newest first; `totals` are those of all pages.
 * Units:  money in major units of the brand's currency; `pageNo` counts from 1.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` with `fields`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-04.
 */
export const getTransferRecord = defineCall<TransferRecordRequest, TransferRecordReply>({
  name: 'getTransferRecord',
  path: '/wps/relay/MC_transferRecord',
  token: true,
  account: 'real',
  export: true,
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});
