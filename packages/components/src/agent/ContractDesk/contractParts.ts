import type {
  CentreAction,
  CentreColumn,
  CentreField,
  ContractKind,
  RecordTableProps,
  TextKey,
} from '@livery/model';

/** What the tables of a kind have in common. */
export interface TableContext {
  readonly t: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
  readonly kind: ContractKind;
  /** Document name of the open page, whose address opens a request. */
  readonly page: string;
}

/** Call of each kind for requests and answers. Source: CALL-11, CALL-19. */
export const actionCalls: Readonly<Record<ContractKind, string>> = {
  dividend: 'dividend',
  salary: 'salary',
  hourSalary: 'hourSalary',
  realtimeSalary: 'realTimeSalaryContract',
};
/** Calls whose replies a request or an answer changes. */
export const affectedCalls = ['getContracts', 'getContractRequests', 'getContractOptions'];

/** Start of the keys of all texts. */
export const text = 'centre.contract';

/**
 * Returns the contracts that end by a signature, as a dialog shows them before it. Source: AGNT-18.
 */
export function impactDetail(
  { t, kind }: TableContext,
  set: NonNullable<CentreAction['set']>,
  row: CentreColumn[] = [],
): NonNullable<CentreAction['detail']> {
  return {
    row,
    call: 'getContractImpact',
    set: { kind, ...set },
    fields: [{ path: 'count', label: t(`${text}.ending`) }],
    list: 'list',
    columns: [
      { path: 'downline', label: t(`${text}.account`) },
      { path: 'topRate', label: t(`${text}.topRate`) },
      { path: 'upline', label: t(`${text}.sides.upline`) },
    ],
  };
}

/** Returns the message to the other party, as a field of a dialog. */
export function messageField({ t }: TableContext): CentreField {
  return { name: 'reason', kind: 'textarea', label: t(`${text}.message`), max: 140 };
}

/** The terms of a contract: some values, and its tiers. */
export function tierDetail(
  { t }: TableContext,
  fields: CentreColumn[],
): NonNullable<RecordTableProps['detail']> {
  return {
    fields,
    list: 'tiers',
    columns: [
      { path: 'rate', label: t(`${text}.tier.rate`) },
      { path: 'activeMembers', label: t(`${text}.tier.activeMembers`) },
      { path: 'validBet', label: t(`${text}.tier.validBet`) },
      { path: 'profitAndLoss', label: t(`${text}.tier.profitAndLoss`) },
    ],
  };
}
