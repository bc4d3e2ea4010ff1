import { Site } from './Site.js';
import { OpenOrder } from './OpenOrder.js';
import { PlayClient, PlayRefusal } from './PlayClient.js';
import { showEnd, showNotice } from './Frame.js';
import { make } from './dom.js';
import { openTable } from './openTable.js';
import { takeToken } from './launchToken.js';
import { words } from './words.js';

const site = new Site();
const token = takeToken();

// Whoever opens a lottery's launch as a game is told where it is played.
if (document.body.dataset.kind === 'lottery') showNotice(site, words.lotteryElsewhere);
else if (token === undefined) showEnd(site, words.noLaunch);
else void start(new PlayClient(token), new OpenOrder(token));

/**
 * @param {PlayClient} client
 * @param {OpenOrder} open
 */
async function start(client, open) {
  try {
    const state = await client.state();
    const ports = { site, client, open, state };
    if (document.body.dataset.kind === 'betslip')
      await (await import('./openBoard.js')).openBoard(ports);
    else await openTable(ports);
    site.tell({ type: 'ready' });
  } catch (error) {
    if (error instanceof PlayRefusal && error.fault === 'launch_ended') showEnd(site, words.ended);
    else {
      if (!(error instanceof PlayRefusal)) reportError(error);
      sayFailed(() => {
        void start(client, open);
      });
    }
  }
}

/** @param {() => void} again */
function sayFailed(again) {
  document
    .getElementById('game')
    ?.replaceChildren(
      make('div', { class: 'end' }, [
        make('p', { role: 'alert' }, [words.failed]),
        make('p', {}, [
          make('button', { type: 'button', class: 'main', click: again }, [words.again]),
        ]),
      ]),
    );
}
