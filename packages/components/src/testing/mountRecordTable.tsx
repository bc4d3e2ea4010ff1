import type { RecordTableProps } from '@livery/model';
import { reply, type Answer } from '@livery/stores/testing/fakeApi';
import { mountNode, type MountOptions } from './mountNode.tsx';

const centres = { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } };
const table = {
  call: 'getBettingRecord',
  rowKey: 'round',
  caption: 'Bets',
  empty: 'No bets',
  filters: [
    { field: 'period', kind: 'dates', presets: ['today', 'last'], default: 'last7' },
    {
      field: 'state',
      kind: 'choice',
      label: 'State',
      values: ['running', 'settled'],
      texts: 'mc.bets.state',
    },
  ],
  figures: [{ path: 'totals.net', label: 'Result', format: 'signedMoney' }],
  columns: [
    { path: 'gameName', label: 'Game' },
    { path: 'stake', label: 'Stake', format: 'money', total: true },
    { path: 'state', label: 'State', texts: 'mc.bets.state', tones: { running: 'accent' } },
  ],
} as const satisfies RecordTableProps;

/** Returns a round of the betting record. */
export const row = (round: string, changes: object = {}) => ({
  round,
  gameName: `Game ${round}`,
  vassalage: 'NOVA',
  gameType: 'RNG',
  stake: 10,
  win: 0,
  net: -10,
  at: '1970-01-01T00:10:00.000Z',
  state: 'settled',
  ...changes,
});
/** Returns the operator's answer with a page of the betting record. */
export const page = (list: readonly object[], totalPages = 1): Answer =>
  reply({ list, totalPages, totals: { rounds: 31, stake: 310, win: 0, net: -310 } });

/** Mounts the table in the member centre; the clock is at 16 minutes past 1970-01-01 UTC. */
export const mountTable = (
  answers: readonly Answer[],
  {
    props = {},
    query = '?mc=bets',
    startMs,
    ports = {},
    documents = {},
    ...others
  }: Pick<MountOptions, 'query' | 'startMs' | 'ports' | 'documents'> & {
    props?: object;
    [call: string]: unknown;
  } = {},
) =>
  mountNode(
    { use: 'RecordTable', props: { ...table, ...props } },
    {
      visitor: 'member',
      query,
      ports,
      documents,
      ...(startMs === undefined ? {} : { startMs }),
      site: { centres, timeZone: 'Asia/Manila' },
      answers: { getBettingRecord: answers, loginInfo: [reply({})], ...others },
    },
  );
/** Returns the requests for the betting record. */
export const requestsOf = (api: Awaited<ReturnType<typeof mountTable>>['api']) =>
  api.calls.filter(({ name }) => name === 'getBettingRecord').map(({ request }) => request);
