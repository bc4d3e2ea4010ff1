/** @import { PlayState } from '../server/PlayApi.ts' */
/** @import { Frame } from './Frame.js' */
/** @import { PlayClient } from './PlayClient.js' */
import { refusalText } from './faultText.js';
import { words } from './words.js';

/**
 * Says why the operator did not take a stake. Of a launch that is over and of a game that was
 * closed it says the same: which of them it is, the provider knows.
 * Errors: those of `client.state`; `launch_ended` is for who asked.
 * @param {{ client: PlayClient, frame: Frame, state: PlayState }} ports
 * @param {string} reason
 */
export async function sayRefused({ client, frame, state }, reason) {
  const isOpen = reason !== 'INVALID_TOKEN' || (await client.state()).isOpen;
  if (!isOpen) frame.say(words.gameClosed);
  else if (reason === 'NOT_ENOUGH_MONEY')
    frame.sayTooLittle(refusalText(reason, state.demo), state);
  else frame.say(refusalText(reason, state.demo));
}
