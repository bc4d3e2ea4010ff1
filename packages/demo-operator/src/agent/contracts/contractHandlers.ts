import {
  contractKinds,
  contractSettings,
  trialAccount,
  type ConsolidatedReply,
  type ContractActionReply,
  type ContractActionRequest,
  type ContractKind,
} from '@livery/model';
import type { CallHandlers, MemberContext } from '../../calls/CallHandlers.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import { describeEnded, endedContracts } from './describeContracts.ts';
import type { Contracts } from './Contracts.ts';
import { requestTypeOf } from './contractTerms.ts';

/** Handles what the parties of contracts do. Source: AGNT-17. */
export function contractHandlers({
  contracts,
  db,
}: {
  contracts: Contracts;
  db: Database;
}): Pick<
  CallHandlers,
  'getConsolidated' | 'dividend' | 'salary' | 'hourSalary' | 'realTimeSalaryContract'
> {
  const handle =
    (kind: ContractKind) =>
    async (
      request: ContractActionRequest,
      context: MemberContext,
    ): Promise<ContractActionReply> => {
      const outcome = await contracts.act(kind, request, context);
      const ended = await endedContracts(db, outcome.endedIds);
      return {
        requestId: String(outcome.requestId),
        status: outcome.status,
        ...(outcome.contractId !== undefined && { contractId: String(outcome.contractId) }),
        ...(ended.length > 0 && { ended: ended.map(describeEnded) }),
      };
    };
  return {
    getConsolidated: (_request, { member, merchant }): ConsolidatedReply =>
      Object.fromEntries(
        contractKinds.map((kind) => [
          contractSettings[kind],
          member.isAgent === trialAccount ? 0 : requestTypeOf(merchant, kind),
        ]),
      ),
    dividend: handle('dividend'),
    salary: handle('salary'),
    hourSalary: handle('hourSalary'),
    realTimeSalaryContract: handle('realtimeSalary'),
  };
}
