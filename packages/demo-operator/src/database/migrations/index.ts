import type { Migration } from '../migrate.ts';
import { baseline } from './0001_baseline.ts';
import { settledWins } from './0002_settled_wins.ts';

/** All migrations in order. Append new ones; never edit a released one. */
export const migrations: readonly Migration[] = [baseline, settledWins];
