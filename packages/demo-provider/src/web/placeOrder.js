/** @import { RoundAnswer } from '../server/PlayApi.ts' */
/** @import { OpenOrder } from './OpenOrder.js' */
/** @import { Order, PlayClient } from './PlayClient.js' */
import { PlayRefusal } from './PlayClient.js';
import { pause } from './pause.js';

const over = ['settled', 'open', 'refused', 'undone'];
const longestPauseMs = 5_000;

/**
 * Sends an order until it is known what came of it: always the same one, so that it counts once
 * however often it is sent.
 *
 * @param {{ client: PlayClient, open: OpenOrder, order: Order, onWaiting: (why: 'askingAgain' |
 *   'offline') => void }} asked
 * @returns {Promise<RoundAnswer>} Errors: {@link PlayRefusal}, where it was not begun.
 */
export async function placeOrder({ client, open, order, onWaiting }) {
  open.keep(order);
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await client.place(order);
      if (over.includes(answer.round.state)) {
        open.forget();
        return answer;
      }
      onWaiting('askingAgain');
    } catch (error) {
      if (error instanceof PlayRefusal && error.fault !== 'too_soon') {
        open.forget();
        throw error;
      }
      if (error instanceof PlayRefusal) await pause(error.waitMs);
      else onWaiting('offline');
    }
    await pause(Math.min(longestPauseMs, 500 * tries));
  }
}
