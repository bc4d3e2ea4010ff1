import type { Migration } from '../migrate.ts';
import { baseline } from './0001_baseline.ts';
import { forwardedRequest } from './0002_forwarded_request.ts';
import { settledWins } from './0003_settled_wins.ts';
import { playedSamples } from './0004_played_samples.ts';

/** All migrations in order. Append new ones; never edit a released one. */
export const migrations: readonly Migration[] = [
  baseline,
  forwardedRequest,
  settledWins,
  playedSamples,
];
