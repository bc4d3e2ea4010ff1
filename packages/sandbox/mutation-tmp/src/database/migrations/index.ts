import type { Migration } from '../migrate.ts';
import { merchant } from './0001_merchant.ts';
import { member } from './0002_member.ts';
import { wallet } from './0003_wallet.ts';

/** Every migration, in order. A new one is a new last line; what was released is never edited. */
export const migrations: readonly Migration[] = [merchant, member, wallet];
