import { lotteryVendors, type OpenedNumero } from '@livery/model';
import type { Game } from '@livery/demo-content/catalogue/games';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import type { LotteryResults } from './LotteryResults.ts';
import { betLimits } from './betLimits.ts';
import { playTypes } from './playTypes.ts';
import { prizeSeriesOf } from './prizeSeries.ts';
import { isGameOpen } from '../merchants/isGameOpen.ts';
import { offersGameType } from '../merchants/moduleTree.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import type { CallContext, CallHandlers } from '../calls/CallHandlers.ts';
import { describeLottery } from './describeLottery.ts';
import { refuseBet } from './refuseBet.ts';

const lotteryTypes = ['ELOTT', 'LOTT'] as const;
/**
 * Draws of each game in the list of all drawn numbers. Kept low so that fast games leave room for
 * those drawn once a day.
 */
const drawsOfEach = 2;
const defaultNumeros = 100;

/**
 * Handles the lottery menu, the play types and the drawn numbers. All draws are labelled as
 * samples.
 */
export function lotteryHandlers({
  catalogue,
  results,
}: {
  catalogue: GameCatalogue;
  results: LotteryResults;
}): Pick<CallHandlers, 'getVnLotteryMenu' | 'getVnNumero' | 'getLottPlayTypes'> {
  const offered = ({ merchant }: CallContext): Game[] =>
    lotteryTypes
      .filter((gameType) => offersGameType(merchant.modulesOff, gameType))
      .flatMap((gameType) => catalogue.find({ gameType }));
  return {
    getVnLotteryMenu: ({ language = 'EN' }, context) => {
      const games = offered(context).map((game) =>
        describeLottery({ catalogue, game, language, nowMs: context.nowMs }),
      );
      return [...Map.groupBy(games, ({ gameMenuTag = '' }) => gameMenuTag)].map(
        ([tag, gameMenus]) => ({
          tag,
          gameMenus,
        }),
      );
    },
    getVnNumero: ({ count = defaultNumeros, gameId }, context) =>
      offered(context)
        .filter(({ nodeId }) => gameId === undefined || nodeId === gameId)
        .flatMap((game) =>
          results
            .before({
              merchant: context.merchant.code,
              game,
              nowMs: context.nowMs,
              count: gameId === undefined ? drawsOfEach : count,
            })
            .map(({ numero, winningNumber, atMs }): Required<OpenedNumero> => ({
              gameId: game.nodeId,
              gameName: game.displayName,
              numero,
              winningNumber,
              winningTime: new Date(atMs).toISOString(),
            })),
        )
        .toSorted((a, b) => b.winningTime.localeCompare(a.winningTime))
        .slice(0, count),
    getLottPlayTypes: ({ gameId, prizeMode }, context) => {
      const game = bettableGame(catalogue, gameId, context);
      const series = prizeSeriesOf(prizeMode);
      if (!game || series === undefined) return refuseBet('GAME_CLOSED');
      const perMajor = 10 ** profileOf(context.merchant.profile).currency.minorDigits;
      const { unitsMinor, maxMultiple, minStakeMinor, maxStakeMinor, maxPrizeMinor } = betLimits;
      return {
        prizeMode,
        series,
        units: unitsMinor.map((unit) => unit / perMajor),
        maxMultiple,
        minStake: minStakeMinor / perMajor,
        maxStake: maxStakeMinor / perMajor,
        maxPrize: maxPrizeMinor / perMajor,
        playTypes: Object.values(playTypes).map((rule) => rule.offered),
      };
    },
  };
}

/** Returns a lottery that is played on the site's own page. */
export function lotteryGame(catalogue: GameCatalogue, nodeId: number): Game | undefined {
  const game = catalogue.game(nodeId);
  return game &&
    lotteryTypes.some((gameType) => gameType === game.gameType) &&
    lotteryVendors.includes(game.vassalage)
    ? game
    : undefined;
}

/** Whether the merchant accepts bets on the game now. */
export function isBettable({ nodeId, gameType }: Game, { merchant }: CallContext): boolean {
  return isGameOpen(merchant, { nodeId, category: gameType });
}

/** Returns a lottery that accepts bets at this merchant now. */
export function bettableGame(
  catalogue: GameCatalogue,
  nodeId: number,
  context: CallContext,
): Game | undefined {
  const game = lotteryGame(catalogue, nodeId);
  return game && isBettable(game, context) ? game : undefined;
}
