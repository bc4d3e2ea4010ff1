import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Notices to agents. */
export const agentNotice: Migration = {
  name: '0032_agent_notice',
  async up(tx) {
    await sql`
      alter table notice
        drop constraint notice_kind_check,
        add constraint notice_kind_check check (kind in ('B', 'PL', 'PU', 'PR', 'H', 'AG'))`.execute(
      tx,
    );
  },
};
