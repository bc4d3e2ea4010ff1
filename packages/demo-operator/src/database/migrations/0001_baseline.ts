import type { Migration } from '../migrate.ts';
import { agents } from './baseline/agents.ts';
import { cashier } from './baseline/cashier.ts';
import { contracts } from './baseline/contracts.ts';
import { members } from './baseline/members.ts';
import { merchants } from './baseline/merchants.ts';
import { messages } from './baseline/messages.ts';
import { play } from './baseline/play.ts';
import { provider } from './baseline/provider.ts';
import { records } from './baseline/records.ts';
import { rewards } from './baseline/rewards.ts';
import { rounds } from './baseline/rounds.ts';
import { security } from './baseline/security.ts';
import { wallet } from './baseline/wallet.ts';

/** In this order, because tables refer to earlier ones. */
const areas = [
  merchants,
  members,
  agents,
  contracts,
  security,
  messages,
  wallet,
  play,
  provider,
  cashier,
  rewards,
  rounds,
  records,
];

/** All tables of the first version. Merchants and their data are added by the seed. */
export const baseline: Migration = {
  name: '0001_baseline',
  async up(tx) {
    for (const statement of areas.flat()) await statement.execute(tx);
  },
};
