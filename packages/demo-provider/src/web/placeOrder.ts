import type { RoundAnswer, RoundState } from '../server/PlayApi.ts';
import type { OpenOrder } from './betslip/OpenOrder.ts';
import { pause } from './pause.ts';
import { PlayRefusal, type Order, type PlayClient } from './PlayClient.ts';

export interface PlaceOrderRequest {
  readonly client: PlayClient;
  readonly open: OpenOrder;
  readonly order: Order;
  readonly onWaiting: (reason: 'askingAgain' | 'offline') => void;
}

const finalStates: readonly RoundState[] = ['settled', 'open', 'refused', 'undone'];
const maxPauseMs = 5_000;

/**
 * Sends an order until its outcome is known. All requests have the same id, so that the order
 * counts once.
 *
 * Errors: {@link PlayRefusal} when the round was not placed.
 */
export async function placeOrder({
  client,
  open,
  order,
  onWaiting,
}: PlaceOrderRequest): Promise<RoundAnswer> {
  open.save(order);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await client.place(order);
      if (finalStates.includes(answer.round.state)) {
        open.clear();
        return answer;
      }
      onWaiting('askingAgain');
    } catch (error) {
      if (error instanceof PlayRefusal && error.fault !== 'too_soon') {
        open.clear();
        throw error;
      }
      if (error instanceof PlayRefusal) await pause(error.waitMs);
      else onWaiting('offline');
    }
    await pause(Math.min(maxPauseMs, 500 * attempt));
  }
}
