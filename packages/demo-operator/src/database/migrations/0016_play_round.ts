import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Rounds of the demonstration provider. Launches and members belong to the operator, so only their
 * numbers are stored.
 */
export const playRound: Migration = {
  name: '0016_play_round',
  async up(tx) {
    await sql`
      create table play_round (
        round_id text primary key,
        merchant text not null references merchant (code) on delete cascade,
        member_id bigint not null,
        launch_id text not null,
        token text not null,
        demo boolean not null,
        currency text not null,
        game_node_id integer not null,
        kind text not null,
        stake_minor bigint not null check (stake_minor > 0),
        picks text not null,
        state text not null check (state in ('placed', 'open', 'drawn', 'settled', 'refused', 'undoing', 'undone')),
        outcome text,
        win_minor bigint check (win_minor >= 0),
        refusal text,
        placed_at_ms bigint not null,
        due_at_ms bigint,
        tries integer not null default 0,
        next_try_at_ms bigint not null,
        check ((outcome is null) = (win_minor is null)),
        check (state not in ('drawn', 'settled') or outcome is not null)
      )`.execute(tx);
    await sql`create index play_round_unheard on play_round (next_try_at_ms) where state in ('placed', 'drawn', 'undoing')`.execute(
      tx,
    );
    await sql`create index play_round_due on play_round (merchant, due_at_ms) where state = 'open'`.execute(
      tx,
    );
    await sql`create index play_round_of_member on play_round (merchant, member_id, game_node_id, placed_at_ms)`.execute(
      tx,
    );
    await sql`create index play_round_of_launch on play_round (launch_id, placed_at_ms)`.execute(
      tx,
    );
  },
};
