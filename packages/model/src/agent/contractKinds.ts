import type { ConsolidatedReply } from '../generated/calls.gen.ts';

/** Kinds of contracts between a member and its upline. Source: AGNT-02, AGNT-14 to AGNT-16. */
export const contractKinds = ['dividend', 'salary', 'hourSalary', 'realtimeSalary'] as const;

export type ContractKind = (typeof contractKinds)[number];

/** The operator's setting of each kind: how such a contract is requested. Source: AGNT-04. */
export const contractSettings: Readonly<Record<ContractKind, keyof ConsolidatedReply>> = {
  dividend: 'divtypereq',
  salary: 'dailysalreqtype',
  hourSalary: 'contracthoursalreq',
  realtimeSalary: 'realtimesalreqtype',
};
