/** @import { PlayState } from '../server/PlayApi.ts' */
/** @import { PlayClient } from './PlayClient.js' */
import { make } from './dom.js';
import { pause } from './pause.js';
import { words } from './words.js';

/** Source: GLI-19 4.13.2: what a progressive jackpot is shown as is at most 30 seconds old. */
const refreshMs = 20_000;

/**
 * The jackpot as it is now, for as long as it stands on the page; of a demonstration, that there is
 * none. A game without one has no line.
 * @param {{ state: PlayState, client: PlayClient, money: (minor: number) => string }} ports
 */
export function jackpotLine({ state: { jackpot }, client, money }) {
  if (jackpot === undefined) return { element: undefined, refresh: () => Promise.resolve() };
  if (jackpot === null)
    return {
      element: make('p', { class: 'jackpot' }, [words.jackpotDemo]),
      refresh: () => Promise.resolve(),
    };
  const now = make('strong', {}, [money(jackpot.amountMinor)]);
  const element = make('p', { class: 'jackpot' }, [words.jackpot, ' ', now]);
  let asked = 0;

  async function refresh() {
    const turn = (asked += 1);
    const text = await client.jackpot().then(
      ({ amountMinor }) => money(amountMinor),
      () => words.unknownBalance,
    );
    // A later question may be answered earlier.
    if (turn === asked) now.textContent = text;
  }

  async function keep() {
    await pause(refreshMs);
    while (element.isConnected) {
      if (document.visibilityState === 'visible') await refresh();
      await pause(refreshMs);
    }
  }

  void keep();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && element.isConnected) void refresh();
  });
  return { element, refresh };
}
