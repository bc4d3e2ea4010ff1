import { gameImagePath } from '@livery/contract';
import type { CallHandlers } from '../CallHandlers.ts';
import { refuseTrial } from '../refuseTrial.ts';
import { describeGame } from './describeGame.ts';

void gameImagePath; void describeGame;
/** The games a member opened. */
export function recentGameHandlers(): Pick<CallHandlers, 'getRecentGameList'> {
  return {
    getRecentGameList: (_request, { member }) => {
      refuseTrial(member);
      return { list: [], totalPages: 0 };
    },
  };
}
