import type { CentreAction, CentreColumn, Condition, RecordTableProps } from '@livery/model';
import {
  actionCalls,
  affectedCalls,
  impactDetail,
  messageField,
  text,
  tierDetail,
  type TableContext,
} from './contractParts.ts';

/** Requests that were sent and received, with their answers. Source: AGNT-17. */
export function requestsTable(context: TableContext): RecordTableProps {
  const { t, kind } = context;
  const title = t(`${text}.requests`);
  return {
    caption: title,
    empty: t(`${text}.noRequests`),
    call: 'getContractRequests',
    query: { kind },
    rowKey: 'requestId',
    filters: [
      {
        field: 'status',
        kind: 'choice',
        label: t(`${text}.status`),
        texts: `${text}.requestStatus`,
        values: ['requested', 'accepted', 'rejected', 'withdrawn', 'lapsed'],
      },
    ],
    columns: [
      { path: 'account', label: t(`${text}.account`), primary: true },
      { path: 'type', label: t(`${text}.request`), texts: `${text}.type`, primary: true },
      { path: 'direction', label: t(`${text}.direction`), texts: `${text}.directions` },
      { path: 'topRate', label: t(`${text}.topRate`) },
      { path: 'at', label: t(`${text}.at`) },
      {
        path: 'status',
        label: t(`${text}.status`),
        texts: `${text}.requestStatus`,
        tones: { requested: 'accent', accepted: 'positive', rejected: 'negative' },
      },
    ],
    detail: tierDetail(context, [
      { path: 'side', label: t(`${text}.side`), texts: `${text}.sides` },
      { path: 'period', label: t(`${text}.period`), texts: `${text}.periods` },
      { path: 'reason', label: t(`${text}.message`) },
      { path: 'answer', label: t(`${text}.answer`) },
    ]),
    actions: answerActions(context),
  };
}

/** Accept, reject and withdraw. The signature of a contract may end others below it. */
function answerActions(context: TableContext): CentreAction[] {
  const { t, kind } = context;
  const action = (request: 'accept' | 'reject' | 'withdraw'): CentreAction => ({
    label: t(`${text}.${request}`),
    call: actionCalls[kind],
    set: { request, requestId: { $row: 'requestId' } },
    refresh: affectedCalls,
  });
  const ask = [messageField(context)];
  const subject: CentreColumn[] = [
    { path: 'account', label: t(`${text}.account`) },
    { path: 'type', label: t(`${text}.request`), texts: `${text}.type` },
    { path: 'topRate', label: t(`${text}.topRate`), format: 'percent' },
  ];
  const mayAnswer: Condition = { eq: ['row.mayAnswer', true] };
  const isEnd: Condition = { eq: ['row.type', 'termination'] };
  return [
    {
      ...action('accept'),
      ask,
      tone: 'accent',
      confirm: t(`${text}.acceptAsk`),
      detail: impactDetail(context, { requestId: { $row: 'requestId' } }, subject),
      done: t(`${text}.signed`),
      when: { all: [mayAnswer, { not: isEnd }] },
    },
    {
      ...action('accept'),
      ask,
      tone: 'accent',
      confirm: t(`${text}.acceptEndAsk`),
      detail: { fields: subject },
      done: t(`${text}.ended`),
      when: { all: [mayAnswer, isEnd] },
    },
    { ...action('reject'), ask, done: t(`${text}.rejected`), when: mayAnswer },
    {
      ...action('withdraw'),
      confirm: t(`${text}.withdrawAsk`),
      detail: { fields: subject },
      done: t(`${text}.withdrawn`),
      when: { eq: ['row.mayWithdraw', true] },
    },
  ];
}
