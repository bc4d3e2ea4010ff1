import type { PlayState } from '../../server/PlayApi.ts';
import { make } from '../dom.ts';
import type { FormatMoney } from '../money.ts';
import { pause } from '../pause.ts';
import type { PlayClient } from '../PlayClient.ts';
import { words } from '../words.ts';

export interface JackpotLinePorts {
  readonly state: PlayState;
  readonly client: PlayClient;
  readonly money: FormatMoney;
}

export interface JackpotLine {
  /** Undefined for a game without a jackpot. */
  readonly element: HTMLElement | undefined;
  refresh(): Promise<void>;
}

/**
 * Source: GLI-19 4.13.2: the displayed amount of a progressive jackpot is at most 30 seconds old.
 */
const refreshMs = 20_000;

/** The current jackpot, updated while it is on the page; for a demonstration, a note instead. */
export function jackpotLine({ state: { jackpot }, client, money }: JackpotLinePorts): JackpotLine {
  if (jackpot === undefined) return { element: undefined, refresh: () => Promise.resolve() };
  if (jackpot === null)
    return {
      element: make('p', { class: 'jackpot' }, [words.jackpotDemo]),
      refresh: () => Promise.resolve(),
    };
  const amount = make('strong', {}, [money(jackpot.amountMinor)]);
  const element = make('p', { class: 'jackpot' }, [words.jackpot, ' ', amount]);
  let lastRequest = 0;

  async function refresh(): Promise<void> {
    const request = (lastRequest += 1);
    const text = await client.jackpot().then(
      ({ amountMinor }) => money(amountMinor),
      () => words.unknownBalance,
    );
    // Answers may arrive out of order.
    if (request === lastRequest) amount.textContent = text;
  }

  async function refreshPeriodically(): Promise<void> {
    await pause(refreshMs);
    while (element.isConnected) {
      if (document.visibilityState === 'visible') await refresh();
      await pause(refreshMs);
    }
  }

  void refreshPeriodically();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && element.isConnected) void refresh();
  });
  return { element, refresh };
}
