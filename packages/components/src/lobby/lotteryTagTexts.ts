import type { WordTexts } from '../core/wordText.ts';

/** Tags of the operator's lottery menu. */
export const lotteryTagTexts: WordTexts = {
  fastDraw: 'lottery.tag.fastDraw',
  keno: 'lottery.tag.keno',
  dailyDraw: 'lottery.tag.dailyDraw',
  ticket: 'lottery.tag.ticket',
};
