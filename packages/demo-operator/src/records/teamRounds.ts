import { sql } from 'kysely';
import type { TeamList } from './TeamRecords.ts';

/** Filters of a team's rounds. Undefined values are no filter. */
export interface RoundFilters {
  readonly category?: string | undefined;
  /** Limits the rounds to these games. */
  readonly nodeIds?: readonly number[] | undefined;
  readonly state?: string | undefined;
  /** The provider's number of one round. */
  readonly round?: string | undefined;
}

/** Columns of `play_day` that belong to the rounds of a state; undone rounds have no money. */
const sumsOfState: Readonly<
  Record<string, { count: string; stake: string; valid: string; win: string }>
> = {
  settled: {
    count: 'settled_rounds',
    stake: 'valid_minor',
    valid: 'valid_minor',
    win: 'settled_win_minor',
  },
  running: {
    count: '(rounds - settled_rounds - undone_rounds)',
    stake: '(stake_minor - valid_minor)',
    valid: '0',
    win: '0',
  },
  undone: { count: 'undone_rounds', stake: '0', valid: '0', win: '0' },
};
const sumsOfAll = {
  count: 'rounds',
  stake: 'stake_minor',
  valid: 'valid_minor',
  win: 'settled_win_minor',
};

/** Lists the rounds of a team. */
export function teamRounds({
  category,
  nodeIds,
  state,
  round,
}: RoundFilters): TeamList<'stakeMinor' | 'validMinor' | 'settledWinMinor'> {
  const games = [
    ...(category === undefined ? [] : [sql<boolean>`category = ${category}`]),
    ...(nodeIds ? [sql<boolean>`node_id = any(${nodeIds}::integer[])`] : []),
  ];
  const columns = state === undefined ? sumsOfAll : sumsOfState[state];
  return {
    from: sql`bet_round`,
    id: 'round_id',
    where: [
      ...games,
      ...(state === undefined ? [] : [sql<boolean>`state = ${state}`]),
      ...(round === undefined ? [] : [sql<boolean>`round = ${round}`]),
    ],
    totals: {
      stakeMinor: sql`sum(stake_minor)`,
      validMinor: sql`sum(valid_minor)`,
      settledWinMinor: sql`coalesce(sum(win_minor) filter (where state = 'settled'), 0)`,
    },
    sums:
      round === undefined
        ? {
            from: sql`play_day`,
            // No round has an unknown state.
            where: columns ? games : [sql<boolean>`false`],
            count: sql.raw(columns?.count ?? '0'),
            totals: {
              stakeMinor: sql`sum(${sql.raw(columns?.stake ?? '0')})`,
              validMinor: sql`sum(${sql.raw(columns?.valid ?? '0')})`,
              settledWinMinor: sql`sum(${sql.raw(columns?.win ?? '0')})`,
            },
          }
        : undefined,
  };
}
