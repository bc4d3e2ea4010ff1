import type {
  ConsolidatedReply,
  ConsolidatedRequest,
  ContractActionReply,
  ContractActionRequest,
  ContractImpactReply,
  ContractImpactRequest,
  ContractOptionsReply,
  ContractOptionsRequest,
  ContractRequestsReply,
  ContractRequestsRequest,
  ContractsReply,
  ContractsRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * How the member may apply for each kind of contract: daily salary, dividend, hourly and real-time
 * salary.
 *
 * Shape:  `ConsolidatedReply`; a kind that is missing from the reply is not offered.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: AGNT-04, CALL-17. The method is our choice: the source names none.
 */
export const getConsolidated = defineCall<ConsolidatedRequest, ConsolidatedReply>({
  name: 'getConsolidated',
  path: '/wps/member/info/funds/consolidated',
  token: true,
});

/** What the four actions of contracts have in common. */
const action = {
  method: 'POST',
  token: true,
  account: 'real',
  rate: 'write',
  once: 'referenceNo',
  timeoutMs: 10_000,
  requestSchema: 'ContractActionRequest',
  replySchema: 'ContractActionReply',
} as const;

/**
 * Requests a dividend contract or its end, and answers or withdraws such a request. The parties are
 * a member and its direct upline; the operator checks the tree.
 *
 * Shape:  `{ requestId, status, contractId, ended }`.
 * Units:  rates in percent, amounts of tiers in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` (fields,
 *         `contract_party_unknown`, `contract_request_open`, `contract_request_closed`,
 *         `contract_rate_too_high`, `contract_ended`, `not_offered`), `upstream_failed`,
 *         `upstream_timeout`.
 * Source: CALL-11, CALL-19, AGNT-02, AGNT-17, AGNT-18, MEMB-22. Path and fields are our choice.
 */
export const dividend = defineCall<ContractActionRequest, ContractActionReply>({
  ...action,
  name: 'dividend',
  path: '/wps/relay/CT_dividend',
});

/**
 * Like `dividend`, for contracts of a daily wage.
 *
 * Shape:  `{ requestId, status, contractId, ended }`.
 * Units:  rates in percent, amounts of tiers in major units of the brand's currency.
 * Errors: those of `dividend`.
 * Source: CALL-11, CALL-19, AGNT-14, AGNT-17. Path and fields are our choice.
 */
export const salary = defineCall<ContractActionRequest, ContractActionReply>({
  ...action,
  name: 'salary',
  path: '/wps/relay/CT_salary',
});

/**
 * Like `dividend`, for contracts of an hourly salary.
 *
 * Shape:  `{ requestId, status, contractId, ended }`.
 * Units:  rates in percent, amounts of tiers in major units of the brand's currency.
 * Errors: those of `dividend`.
 * Source: CALL-11, CALL-14, CALL-19, AGNT-15, AGNT-17. Path and fields are our choice.
 */
export const hourSalary = defineCall<ContractActionRequest, ContractActionReply>({
  ...action,
  name: 'hourSalary',
  path: '/wps/relay/CT_hourSalary',
});

/**
 * Like `dividend`, for contracts of a real-time salary.
 *
 * Shape:  `{ requestId, status, contractId, ended }`.
 * Units:  rates in percent, amounts of tiers in major units of the brand's currency.
 * Errors: those of `dividend`.
 * Source: CALL-11, CALL-14, CALL-19, AGNT-16, AGNT-17. Path and fields are our choice.
 */
export const realTimeSalaryContract = defineCall<ContractActionRequest, ContractActionReply>({
  ...action,
  name: 'realTimeSalaryContract',
  path: '/wps/relay/CT_realTimeSalaryContract',
});

/**
 * The member's contracts of a kind, with the upline and with direct downlines.
 *
 * Shape:  `{ list, totalPages, totals }`, active contracts first, then the newest first.
 * Units:  rates in percent, amounts of tiers in major units; `pageNo` counts from 1.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-03 and MEMB-22 require it.
 */
export const getContracts = defineCall<ContractsRequest, ContractsReply>({
  name: 'getContracts',
  path: '/wps/relay/CT_contracts',
  token: true,
  account: 'real',
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});

/**
 * Requests about contracts of a kind that the member has sent or received.
 *
 * Shape:  `{ list, totalPages, totals }`, open requests first, then the newest first.
 * Units:  rates in percent, amounts of tiers in major units; `pageNo` counts from 1.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-17 requires it.
 */
export const getContractRequests = defineCall<ContractRequestsRequest, ContractRequestsReply>({
  name: 'getContractRequests',
  path: '/wps/relay/CT_contractRequests',
  token: true,
  account: 'real',
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});

/**
 * What the member may request now, by party: the upline and the direct downlines.
 *
 * Shape:  `{ list, totalPages, totals, periods, realTimeMinutes, maximumTiers, ownRate }`, the
 *         upline first, at most 100 parties on a page.
 * Units:  rates in percent; `pageNo` counts from 1.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` (`contract_party_unknown`),
 *         `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-04 requires it.
 */
export const getContractOptions = defineCall<ContractOptionsRequest, ContractOptionsReply>({
  name: 'getContractOptions',
  path: '/wps/relay/CT_contractOptions',
  token: true,
  account: 'real',
});

/**
 * Contracts that would end by signing a contract or accepting a request.
 *
 * Shape:  `{ list, count }`, at most 100 contracts.
 * Units:  rates in percent.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` (`contract_party_unknown`,
 *         `contract_request_closed`), `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-18 requires it.
 */
export const getContractImpact = defineCall<ContractImpactRequest, ContractImpactReply>({
  name: 'getContractImpact',
  path: '/wps/relay/CT_contractImpact',
  token: true,
  account: 'real',
});
