import type { Migration } from '../migrate.ts';
import { baseline } from './0001_baseline.ts';
import { playedSamples } from './0002_played_samples.ts';

/** All migrations in order. Append new ones; never edit a released one. */
export const migrations: readonly Migration[] = [baseline, playedSamples];
