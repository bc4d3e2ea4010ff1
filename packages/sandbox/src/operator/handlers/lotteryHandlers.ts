import type { LotteryGame, OpenedNumero } from '@livery/contract';
import type { Game } from '../../catalogue/games.ts';
import type { GameCatalogue } from '../../games/GameCatalogue.ts';
import { drawPlanOf, drawsBefore, nextDrawAtMs, numeroOf, type DrawPlan } from '../../games/lotteryDraws.ts';
import { offersGameType } from '../../merchants/moduleTree.ts';
import type { CallContext, CallHandlers } from '../CallHandlers.ts';

const lotteryTypes = ['ELOTT', 'LOTT'] as const;
/** How far back the list of drawn numbers looks in each game. */
const drawsOfEach = 2;
const defaultNumeros = 100;

/** The operator's lottery: what is sold, and what was drawn. Every draw is a sample and says so. */
export function lotteryHandlers({ catalogue }: { catalogue: GameCatalogue }): Pick<CallHandlers, 'getVnLotteryMenu' | 'getVnNumero'> {
  const offered = ({ merchant }: CallContext): Game[] =>
    lotteryTypes.filter((gameType) => offersGameType(merchant.modulesOff, gameType)).flatMap((gameType) => catalogue.find({ gameType }));
  return {
    getVnLotteryMenu: ({ language = 'EN' }, context) => {
      const games = offered(context).map((game) => describe(game, language, context.nowMs));
      return [...Map.groupBy(games, ({ gameMenuTag }) => gameMenuTag)].map(([tag, gameMenus]) => ({ tag, gameMenus }));
    },
    getVnNumero: ({ count = defaultNumeros }, context) => offered(context)
      .flatMap((game) => drawsBefore(game, context.nowMs, drawsOfEach).map(({ numero, winningNumber, atMs }): OpenedNumero => ({
        gameId: game.nodeId, gameName: game.displayName, numero, winningNumber, winningTime: new Date(atMs).toISOString(),
      })))
      .toSorted((one, other) => other.winningTime.localeCompare(one.winningTime))
      .slice(0, count),
  };
}

function describe(game: Game, language: string, nowMs: number): LotteryGame {
  const plan = drawPlanOf(game);
  const atMs = nextDrawAtMs(plan, nowMs);
  return {
    gameId: game.nodeId, gameName: game.displayName, vassalage: game.vassalage, gameType: game.gameType, gameMenuTag: game.gameClassify, isHot: game.isHot,
    remark: remarkOf(plan, language), numero: numeroOf(plan, atMs), remainTime: Math.ceil((atMs - nowMs) / 1000), lockTime: plan.lockSeconds,
    drawDayOfWeek: plan.weekdays.join(','), winningTime: new Date(atMs).toISOString(),
  };
}

function remarkOf({ periodMs }: DrawPlan, language: string): string {
  const minutes = periodMs / 60_000;
  if (language === 'TY') return minutes > 60 ? 'Halimbawang bola, isang beses sa araw ng bola' : `Halimbawang bola, tuwing ${minutes} minuto`;
  return minutes > 60 ? 'Sample draw, once on a drawing day' : `Sample draw, every ${minutes} min`;
}
