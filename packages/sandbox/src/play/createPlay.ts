import { randomInt } from 'node:crypto';
import type { Router } from 'express';
import type { Clock } from '../Clock.ts';
import type { Database } from '../database/DatabaseSchema.ts';
import type { Launches } from '../wallet/Launches.ts';
import type { OperatorWallet } from '../wallet/OperatorWallet.ts';
import { createPlayRouter } from './createPlayRouter.ts';
import { isGameKind } from './gameKinds.ts';
import { playedGames } from './games/playedGames.ts';
import type { DrawNumber, RoundGame } from './games/RoundGame.ts';
import { readBrowserFiles } from './page/readBrowserFiles.ts';
import { Play } from './Play.ts';
import { DemoCredits } from './rounds/DemoCredits.ts';
import { RoundEngine } from './rounds/RoundEngine.ts';
import { Rounds } from './rounds/Rounds.ts';

export interface CreatePlayPorts {
  readonly db: Database;
  readonly launches: Pick<Launches, 'look'>;
  /** For launches that are played with money. */
  readonly wallet: OperatorWallet;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
  readonly drawNumber?: DrawNumber;
}

/** The demonstration provider: its routes, and the sweep that brings left rounds to their end. */
export function createPlay({ db, launches, wallet, clock, onFault, drawNumber = (limit) => randomInt(limit) }: CreatePlayPorts): { router: Router; sweep: () => Promise<void> } {
  const rounds = new Rounds(db);
  const gameOf = (kind: string): RoundGame | undefined => (isGameKind(kind) && kind !== 'betslip' ? playedGames[kind].game : undefined);
  const walletOf = ({ demo, launchId }: { demo: boolean; launchId: string }): OperatorWallet => (demo ? new DemoCredits(db, launchId) : wallet);
  const engine = new RoundEngine({ rounds, gameOf, walletOf, clock, drawNumber, onFault });
  const play = new Play({ launches, rounds, engine, gameOf, walletOf, clock });
  return { router: createPlayRouter({ play, files: readBrowserFiles() }), sweep: () => engine.sweep() };
}
