import { sql } from 'kysely';
import type { Statements } from './triggers.ts';

/**
 * Rounds and jackpots of the demonstration provider. Launches and members belong to the operator,
 * so only their numbers are stored.
 */
export const provider: Statements = [
  sql`
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
      state text not null check (
        state in ('placed', 'open', 'drawn', 'settled', 'refused', 'undoing', 'undone')
      ),
      outcome text,
      win_minor bigint check (win_minor >= 0),
      refusal text,
      placed_at_ms bigint not null,
      due_at_ms bigint,
      tries integer not null default 0,
      next_try_at_ms bigint not null,
      check ((outcome is null) = (win_minor is null)),
      check (state not in ('drawn', 'settled') or outcome is not null)
    )`,
  sql`
    create index play_round_unheard on play_round (next_try_at_ms)
    where state in ('placed', 'drawn', 'undoing')`,
  sql`create index play_round_due on play_round (merchant, due_at_ms) where state = 'open'`,
  sql`
    create index play_round_of_member
    on play_round (merchant, member_id, game_node_id, placed_at_ms)`,
  sql`create index play_round_of_launch on play_round (launch_id, placed_at_ms)`,
  // One pool for all slots of a merchant and currency, in hundredths of a minor unit.
  sql`
    create table jackpot (
      merchant text not null references merchant (code) on delete cascade,
      currency text not null,
      parts bigint not null,
      seed_minor bigint not null check (seed_minor > 0),
      primary key (merchant, currency),
      check (parts >= seed_minor * 100)
    )`,
];
