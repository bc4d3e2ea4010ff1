import type { CentreAction, RecordTableProps } from '@livery/model';
import {
  actionCalls,
  affectedCalls,
  messageField,
  text,
  tierDetail,
  type TableContext,
} from './contractParts.ts';

/** Whether the other party is above or below the member. */
export type ContractSide = 'upline' | 'downline';

/** Parties of one side, with what may be requested of them. Source: AGNT-04. */
export function partiesTable(context: TableContext, side: ContractSide): RecordTableProps {
  const { t, kind, page } = context;
  const open = { page, set: { kind, memberId: { $row: 'memberId' } } };
  const title = t(side === 'upline' ? `${text}.upline` : `${text}.parties`);
  return {
    title,
    caption: title,
    empty: t(side === 'upline' ? `${text}.noUpline` : `${text}.noDownlines`),
    call: 'getContractOptions',
    query: { kind, side },
    rowKey: 'memberId',
    paging: 'none',
    filters:
      side === 'upline' ? [] : [{ field: 'search', kind: 'text', label: t(`${text}.account`) }],
    columns: [
      { path: 'label', label: t(`${text}.account`), primary: true },
      { path: 'topRate', label: t(`${text}.currentRate`), primary: true },
      { path: 'maximumRate', label: t(`${text}.maximumRate`) },
      { path: 'reason', label: t(`${text}.note`), texts: `${text}.reason` },
    ],
    actions: [
      {
        label: t(side === 'upline' ? `${text}.ask` : `${text}.offer`),
        tone: side === 'upline' ? 'accent' : 'neutral',
        open,
        when: { all: [{ eq: ['row.mayRequest', true] }, { not: { exists: 'row.contractId' } }] },
      },
      {
        label: t(`${text}.change`),
        open,
        when: { all: [{ eq: ['row.mayRequest', true] }, { exists: 'row.contractId' }] },
      },
      terminateAction(context),
    ],
  };
}

/** Contracts with the parties of one side. Source: AGNT-03, MEMB-22. */
export function contractsTable(context: TableContext, side: ContractSide): RecordTableProps {
  const { t, kind } = context;
  const title = t(`${text}.contracts`);
  return {
    title,
    caption: title,
    empty: t(`${text}.none`),
    call: 'getContracts',
    query: { kind, side },
    rowKey: 'contractId',
    columns: [
      { path: 'account', label: t(`${text}.account`), primary: true },
      { path: 'topRate', label: t(`${text}.topRate`), primary: true },
      { path: 'period', label: t(`${text}.period`), texts: `${text}.periods` },
      {
        path: 'status',
        label: t(`${text}.status`),
        texts: `${text}.contractStatus`,
        tones: { active: 'positive', autoTerminated: 'warning' },
      },
      { path: 'startsAt', label: t(`${text}.startsAt`) },
      { path: 'endedAt', label: t(`${text}.endedAt`), narrow: 'hide' },
    ],
    detail: tierDetail(context, [
      { path: 'contractId', label: t(`${text}.number`) },
      { path: 'signedAt', label: t(`${text}.signedAt`) },
    ]),
  };
}

/** What contracts paid for each period. Source: AGNT-03, AGNT-14, AGNT-15, AGNT-16. */
export function settlementsTable({ t, kind }: TableContext): RecordTableProps {
  return {
    caption: t(`${text}.settlements`),
    empty: t(`${text}.noSettlements`),
    call: 'getSettlements',
    query: { kind },
    rowKey: 'settlementId',
    filters: [
      {
        field: 'period',
        kind: 'dates',
        presets: ['today', 'yesterday', 'last'],
        default: 'last30',
      },
      {
        field: 'side',
        kind: 'choice',
        label: t(`${text}.side`),
        texts: `${text}.sides`,
        values: ['upline', 'downline'],
      },
      {
        field: 'status',
        kind: 'choice',
        label: t(`${text}.status`),
        texts: `${text}.settlementStatus`,
        values: ['paid', 'pending', 'skipped'],
      },
    ],
    figures: [
      { path: 'totals.received', label: t(`${text}.received`), emphasis: true },
      { path: 'totals.sent', label: t(`${text}.paid`) },
      { path: 'totals.pending', label: t(`${text}.pending`) },
    ],
    columns: [
      { path: 'from', label: t('centre.dates.from') },
      { path: 'account', label: t(`${text}.account`), primary: true },
      { path: 'base', label: t(`${text}.base`) },
      { path: 'rate', label: t(`${text}.tier.rate`) },
      { path: 'amount', label: t(`${text}.amount`), primary: true },
      {
        path: 'status',
        label: t(`${text}.status`),
        texts: `${text}.settlementStatus`,
        tones: { paid: 'positive', pending: 'warning' },
      },
    ],
    detail: {
      fields: [
        { path: 'reason', label: t(`${text}.note`), texts: `${text}.unpaid` },
        { path: 'to', label: t('centre.dates.to') },
        { path: 'activeMembers', label: t(`${text}.tier.activeMembers`) },
        { path: 'validBet', label: t(`${text}.tier.validBet`) },
        { path: 'profitAndLoss', label: t(`${text}.tier.profitAndLoss`) },
        { path: 'carried', label: t(`${text}.carried`), when: { exists: 'row.carried' } },
        { path: 'paidAt', label: t(`${text}.paidAt`) },
        { path: 'settlementId', label: t(`${text}.number`) },
      ],
    },
    export: { file: `settlements-${kind.toLowerCase()}` },
  };
}

function terminateAction(context: TableContext): CentreAction {
  const { t, kind } = context;
  return {
    label: t(`${text}.end`),
    call: actionCalls[kind],
    set: { request: 'termination', contractId: { $row: 'contractId' } },
    confirm: t(`${text}.endAsk`),
    detail: {
      fields: [
        { path: 'account', label: t(`${text}.account`) },
        { path: 'topRate', label: t(`${text}.topRate`), format: 'percent' },
      ],
    },
    ask: [messageField(context)],
    done: t(`${text}.sent`),
    refresh: affectedCalls,
    when: { eq: ['row.mayTerminate', true] },
  };
}
