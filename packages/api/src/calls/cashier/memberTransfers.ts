import type {
  MemberTransfer,
  MemberTransfersReply,
  MemberTransfersRequest,
  TransferPartiesReply,
  TransferPartiesRequest,
  TransferToMemberRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The members with whom money can be transferred: the upline and direct downlines.
 *
 * Shape:  `TransferPartiesReply`, the upline first.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `forbidden` if the brand does not offer it,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-07.
 */
export const getTransferParties = defineCall<TransferPartiesRequest, TransferPartiesReply>({
  name: 'getTransferParties',
  path: '/wps/relay/MC_transferParties',
  token: true,
  account: 'real',
});

/**
 * Transfers money from the main wallet to the upline or a direct downline.
 *
 * Shape:  `MemberTransfer`.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `forbidden` if the brand does not offer it,
 *         `operator_refused` (payment password, amount, member), `upstream_failed`,
 *         `upstream_timeout`.
 * Source: MEMB-07.
 */
export const transferToMember = defineCall<TransferToMemberRequest, MemberTransfer>({
  name: 'transferToMember',
  method: 'POST',
  path: '/wps/relay/MC_transferToMember',
  token: true,
  account: 'real',
  encrypted: true,
  rate: 'sensitive',
  once: 'referenceNo',
  timeoutMs: 10_000,
  replySchema: 'MemberTransfer',
  takes: { amount: 'amount', from: 'wallet', to: { field: 'memberId' } },
});

/**
 * The member's transfers with the upline and downlines.
 *
 * Shape:  `{ list, totalPages, totals }`, newest first; `totals` are those of all pages.
 * Units:  money in major units of the brand's currency; `pageNo` counts from 1.
 * Errors: `unauthorised`, `real_account_needed`, `forbidden` if the brand does not offer it,
 *         `operator_refused` with `fields`, `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-07.
 */
export const getMemberTransfers = defineCall<MemberTransfersRequest, MemberTransfersReply>({
  name: 'getMemberTransfers',
  path: '/wps/relay/MC_memberTransfers',
  token: true,
  account: 'real',
  export: true,
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});
