import { sql, type RawBuilder } from 'kysely';
import { zoneMs } from '../../core/zoneMs.ts';
import type { Migration } from '../migrate.ts';
import { followRounds } from './baseline/triggers.ts';

const triggers = { inserts: 'member_day_rounds', updates: 'member_day_changes' };

/** Counts only wins of settled rounds as wins of a member's day, as stakes that are valid. */
export const settledWins: Migration = {
  name: '0002_settled_wins',
  async up(tx) {
    for (const name of Object.values(triggers))
      await sql`drop function ${sql.id(name)}() cascade`.execute(tx);
    for (const statement of followRounds(triggers, addPlay)) await statement.execute(tx);
    await sql`
      update member_day set win_minor = coalesce((
        select sum(settled_win_minor) from play_day
        where play_day.member_id = member_day.member_id and play_day.day = member_day.day), 0)
      where rounds > 0`.execute(tx);
  },
};

/** Adds rounds to the days on which they began; rows with the sign -1 are subtracted. */
function addPlay(rounds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into member_day (member_id, day, rounds, stake_minor, valid_minor, win_minor)
    select member_id, (at_ms + ${sql.lit(zoneMs)}) / 86400000, sum(sign), sum(sign * stake_minor),
      sum(sign * valid_minor),
      sum(sign * case when state = 'settled' then win_minor else 0 end)
    from (${rounds}) as part
    group by 1, 2
    on conflict (member_id, day) do update set
      rounds = member_day.rounds + excluded.rounds,
      stake_minor = member_day.stake_minor + excluded.stake_minor,
      valid_minor = member_day.valid_minor + excluded.valid_minor,
      win_minor = member_day.win_minor + excluded.win_minor`;
}
