import type { Router } from 'express';
import type { Game } from '@livery/demo-content/catalogue/games';
import { playedAs } from '@livery/demo-content/catalogue/playedAs';
import type { Clock } from '@livery/model';
import type { ProviderDatabase } from './database/ProviderSchema.ts';
import type { LaunchLookup } from './Launch.ts';
import type { OperatorWallet } from './wallet/OperatorWallet.ts';
import { sportOf } from './betslip/fixtures.ts';
import type { SlipDesk } from './betslip/SlipDesk.ts';
import { EventResults } from './betslip/EventResults.ts';
import type { Sport } from './betslip/Fixture.ts';
import { slipsOf } from './betslip/slips.ts';
import { createPlayRouter } from './createPlayRouter.ts';
import { isGameKind, type GameKind } from './gameKinds.ts';
import { playedGames } from './games/playedGames.ts';
import type { DrawNumber, RoundGame } from './games/RoundGame.ts';
import { Jackpots } from './jackpot/Jackpots.ts';
import type { BrowserFiles } from './page/readBrowserFiles.ts';
import { Play } from './Play.ts';
import { DemoCredits } from './rounds/DemoCredits.ts';
import { RoundEngine } from './rounds/RoundEngine.ts';
import { Rounds } from './rounds/Rounds.ts';
import { TokenSeal } from './rounds/TokenSeal.ts';

export interface CreatePlayPorts {
  readonly db: ProviderDatabase;
  readonly launches: LaunchLookup;
  /** Wallet for launches that are played for money. */
  readonly wallet: OperatorWallet;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
  /** Secret for the results of events and the encryption of launch tokens. */
  readonly keySecret: string;
  /** Returns all games of the vendor of a game, which determine the sports of its slips. */
  readonly gamesBeside: (nodeId: number) => readonly Game[];
  /** Built browser half of the games. */
  readonly files: BrowserFiles;
  readonly drawNumber: DrawNumber;
}

/**
 * Assembles the demonstration provider: its routes, and the sweep that completes unfinished rounds.
 */
export function createPlay({
  db,
  launches,
  wallet,
  clock,
  onFault,
  keySecret,
  gamesBeside,
  files,
  drawNumber,
}: CreatePlayPorts): { router: Router; sweep: () => Promise<void>; slips: SlipDesk } {
  const rounds = new Rounds(db, new TokenSeal(keySecret));
  const jackpots = new Jackpots(db);
  const results = new EventResults(`play results ${keySecret}`);
  const sportsOfGame = (nodeId: number): readonly Sport[] =>
    gamesBeside(nodeId)
      .filter((game) => playedAs(game) === 'betslip')
      .map(sportOf);
  const games: Readonly<Record<GameKind, RoundGame>> = {
    slot: playedGames.slot.game,
    wheel: playedGames.wheel.game,
    cards: playedGames.cards.game,
    betslip: slipsOf(results, sportsOfGame),
  };
  const gameOf = (kind: string): RoundGame | undefined =>
    isGameKind(kind) ? games[kind] : undefined;
  const walletOf = ({ demo, launchId }: { demo: boolean; launchId: string }): OperatorWallet =>
    demo ? new DemoCredits(db, launchId) : wallet;
  const engine = new RoundEngine({
    rounds,
    jackpots,
    gameOf,
    walletOf,
    clock,
    drawNumber,
    onFault,
  });
  const play = new Play({ launches, rounds, jackpots, engine, gameOf, walletOf, clock, results });
  return {
    router: createPlayRouter({ play, files }),
    sweep: () => engine.sweep(),
    slips: {
      find: async (player, order) => (await play.find(player, order))?.round,
      place: async (token, order) => (await play.place(await play.session(token), order)).round,
    },
  };
}
