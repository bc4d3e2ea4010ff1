import type { LotteryGame } from '@livery/model';
import type { Game } from '@livery/demo-content/catalogue/games';
import { fillText } from '@livery/demo-content/words/fillText';
import { lotteryRemarks } from '@livery/demo-content/words/lotteryTexts';
import { contentLanguage } from '@livery/demo-content/words/Words';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { drawPlanOf, nextDrawAtMs, numeroOf, type DrawPlan } from './lotteryDraws.ts';

/** Provider and game class of which the menu shows a single entry. Source: LOTT-10. */
const listedAsOne = { vassalage: 'DRWN', gameClassify: 'ticket' } as const;

/**
 * Describes a lottery for the menu. The first game of the provider above represents all its games.
 */
export function describeLottery({
  catalogue,
  game,
  language,
  nowMs,
}: {
  catalogue: GameCatalogue;
  game: Game;
  language: string;
  nowMs: number;
}): LotteryGame {
  const plan = drawPlanOf(game);
  const atMs = nextDrawAtMs(plan, nowMs);
  return {
    gameId: game.nodeId,
    gameName: game.displayName,
    vassalage: game.vassalage,
    gameType: game.gameType,
    gameMenuTag: game.gameClassify,
    isHot: game.isHot,
    remark: remarkOf(plan, language),
    numero: numeroOf(plan, atMs),
    remainTime: Math.ceil((atMs - nowMs) / 1000),
    lockTime: plan.lockSeconds,
    drawDayOfWeek: plan.weekdays.join(','),
    winningTime: new Date(atMs).toISOString(),
    ...(standsForAll(catalogue, game)
      ? {
          isGame: 'VASSALAGE',
          gameName: catalogue.vendor(game.vassalage)?.name ?? game.displayName,
        }
      : {}),
  };
}

function standsForAll(catalogue: GameCatalogue, { nodeId, gameType, vassalage }: Game): boolean {
  return (
    vassalage === listedAsOne.vassalage &&
    catalogue.find({ gameType, ...listedAsOne })[0]?.nodeId === nodeId
  );
}

function remarkOf({ periodMs }: DrawPlan, requested: string): string {
  const language = contentLanguage(requested);
  const minutes = periodMs / 60_000;
  return minutes > 60
    ? lotteryRemarks.onDays[language]
    : fillText(lotteryRemarks.everyMinutes[language], { minutes });
}
