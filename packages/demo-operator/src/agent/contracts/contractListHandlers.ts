import type { ContractKind } from '@livery/model';
import type { CallHandlers } from '../../calls/CallHandlers.ts';
import { numberOf } from '../../core/numberOf.ts';
import { defaultPageSize } from '../../core/pageSize.ts';
import type { RecordQuery } from '../../records/RecordQuery.ts';
import {
  contractList,
  describeContract,
  describeRequest,
  requestList,
} from './describeContracts.ts';

/** Handles the lists of contracts and of the requests about them. */
export function contractListHandlers({
  records,
}: {
  records: RecordQuery;
}): Pick<CallHandlers, 'getContracts' | 'getContractRequests'> {
  return {
    getContracts: async (request, { merchant, member: { memberId } }) => {
      const { rows, totalPages, totals } = await records.page(
        contractList,
        { memberId, equal: filtersOf(request) },
        pageOf(request),
      );
      return { list: rows.map((row) => describeContract(merchant, row)), totalPages, totals };
    },
    getContractRequests: async (request, { merchant, member: { memberId } }) => {
      const { rows, totalPages, totals } = await records.page(
        requestList,
        { memberId, equal: filtersOf(request) },
        pageOf(request),
      );
      return { list: rows.map((row) => describeRequest(merchant, row)), totalPages, totals };
    },
  };
}

/** Returns the columns that a list is filtered by; an empty filter is none. */
function filtersOf({
  kind,
  side = '',
  memberId = '',
  status = '',
}: {
  kind?: ContractKind;
  side?: string;
  memberId?: string;
  status?: string;
}) {
  return {
    ...(kind !== undefined && { kind }),
    ...(side !== '' && { side }),
    ...(memberId !== '' && { other_id: numberOf(memberId) }),
    ...(status !== '' && { status }),
  } as object; // unknown words are filters without results
}

function pageOf({
  pageNo = 1,
  pageSize = defaultPageSize,
}: {
  pageNo?: number;
  pageSize?: number;
}) {
  return { pageNo, pageSize, sort: 'is_open' } as const;
}
