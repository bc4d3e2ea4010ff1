import { make } from './dom.ts';
import { showEnd, showNotice } from './Frame.ts';
import { takeToken } from './launchToken.ts';
import { OpenOrder } from './betslip/OpenOrder.ts';
import { openTable } from './games/openTable.ts';
import { PlayClient, PlayRefusal } from './PlayClient.ts';
import { Site } from './Site.ts';
import { words } from './words.ts';

const site = new Site();
const token = takeToken();

// A lottery's launch may be opened as a game; its page refers the player to the lottery page.
if (document.body.dataset.kind === 'lottery') showNotice(site, words.lotteryElsewhere);
else if (token === undefined) showEnd(site, words.noLaunch);
else void start(new PlayClient(token), new OpenOrder(token));

async function start(client: PlayClient, open: OpenOrder): Promise<void> {
  try {
    const state = await client.state();
    const ports = { site, client, open, state };
    if (document.body.dataset.kind === 'betslip')
      await (await import('./betslip/openSportsbook.ts')).openSportsbook(ports);
    else await openTable(ports);
    site.send({ type: 'ready' });
  } catch (error) {
    if (error instanceof PlayRefusal && error.fault === 'launch_ended') showEnd(site, words.ended);
    else {
      if (!(error instanceof PlayRefusal)) reportError(error);
      showFailure(() => {
        void start(client, open);
      });
    }
  }
}

function showFailure(onRetry: () => void): void {
  document
    .getElementById('game')
    ?.replaceChildren(
      make('div', { class: 'end' }, [
        make('p', { role: 'alert' }, [words.failed]),
        make('p', {}, [
          make('button', { type: 'button', class: 'main', click: onRetry }, [words.again]),
        ]),
      ]),
    );
}
