import type { PlayState } from '../server/PlayApi.ts';
import { refusalText } from './faultText.ts';
import type { Frame } from './Frame.ts';
import type { PlayClient } from './PlayClient.ts';
import { words } from './words.ts';

export interface RefusalPorts {
  readonly client: PlayClient;
  readonly frame: Frame;
  readonly state: PlayState;
}

/**
 * Shows why the operator rejected a stake. The wallet replies INVALID_TOKEN both for an ended
 * launch and for a closed game, so the provider's state distinguishes them.
 *
 * Errors: those of `client.state`; the caller handles `launch_ended`.
 */
export async function showRefusal(
  { client, frame, state }: RefusalPorts,
  reason: string,
): Promise<void> {
  const isOpen = reason !== 'INVALID_TOKEN' || (await client.state()).isOpen;
  if (!isOpen) frame.showMessage(words.gameClosed);
  else if (reason === 'NOT_ENOUGH_MONEY')
    frame.showLowBalance(refusalText(reason, state.demo), state);
  else frame.showMessage(refusalText(reason, state.demo));
}
