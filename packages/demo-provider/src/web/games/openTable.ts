import type { PlayState, RoundView } from '../../server/PlayApi.ts';
import { make } from '../dom.ts';
import { faultText } from '../faultText.ts';
import { Frame } from '../Frame.ts';
import { jackpotLine } from './jackpotLine.ts';
import { moneyFormatter } from '../money.ts';
import { newRoundId, type OpenOrder } from '../betslip/OpenOrder.ts';
import { pause } from '../pause.ts';
import { placeOrder } from '../placeOrder.ts';
import { PlayRefusal, type Order, type PlayClient } from '../PlayClient.ts';
import { lineText, resultText } from './roundText.ts';
import { showRefusal } from '../showRefusal.ts';
import type { Site } from '../Site.ts';
import type { PartPorts, TablePart } from './TablePart.ts';
import { words } from '../words.ts';

export interface TablePorts {
  readonly site: Site;
  readonly client: PlayClient;
  readonly open: OpenOrder;
  readonly state: PlayState;
}

const parts: Readonly<Record<string, () => Promise<(ports: PartPorts) => TablePart>>> = {
  slot: async () => (await import('./slot.ts')).slotPart,
  wheel: async () => (await import('./wheel.ts')).wheelPart,
  cards: async () => (await import('./cards.ts')).cardsPart,
};

const maxLines = 10;

/** Opens a game of rounds, and resumes the round that was in progress, if any. */
export async function openTable({ site, client, open, state }: TablePorts): Promise<void> {
  const money = moneyFormatter(state);
  const load = parts[document.body.dataset.kind ?? ''];
  if (!load) throw new Error('There is no such game.');
  const play = make('button', {
    type: 'button',
    class: 'main',
    click: () => {
      void begin();
    },
  });
  const part = (await load())({ state, money, onChange: showPlay });
  play.textContent = part.playText;
  const controls = make('fieldset', { class: 'controls' }, part.scene.slice(1));
  const jackpot = jackpotLine({ state, client, money });
  const messages = make('div', { class: 'telling' });
  const lines = make('ol', { class: 'lines', 'aria-label': words.last });
  const frame = new Frame({
    site,
    state,
    money,
    rules: part.rules,
    body: [
      jackpot.element,
      make('section', { class: 'scene' }, part.scene.slice(0, 1)),
      messages,
      controls,
      make('p', { class: 'go' }, [play]),
      make('section', { class: 'last' }, [make('h2', {}, [words.last]), lines]),
    ],
    messages,
  });
  showLines(state.last);

  site.onMessage(({ type }) => {
    if (type === 'refreshBalance' && !play.disabled) void refresh();
  });
  const unfinished = open.read() ?? orderOf(state.open);
  if (unfinished) void run(unfinished, { resumed: true });
  else if (!state.isOpen) frame.showMessage(words.gameClosed);

  function showPlay(): void {
    // A part calls this while it is created, before `part` is assigned.
    queueMicrotask(() => {
      play.textContent = part.playText;
    });
  }

  async function begin(): Promise<void> {
    const bet = part.bet();
    if (typeof bet === 'string') frame.showMessage(bet);
    else if (!play.disabled) await run({ roundId: newRoundId(), ...bet });
  }

  async function run(order: Order, { resumed = false } = {}): Promise<void> {
    setBusy(true);
    const earliest = pause(state.cycleMs);
    frame.showMessage(part.busyText);
    part.begin();
    try {
      const { round, balanceMinor } = await placeOrder({
        client,
        open,
        order,
        onWaiting: (reason) => {
          frame.showMessage(words[reason]);
        },
      });
      if (round.state === 'refused') await refuse(round.refusal ?? '');
      else if (round.state === 'undone') showRefund(round);
      else
        await finish(round, {
          earliest,
          resumed,
          ...(balanceMinor === undefined ? {} : { balanceMinor }),
        });
      if (balanceMinor === undefined) await refresh();
    } catch (error) {
      part.stop();
      await fail(error);
    } finally {
      setBusy(false);
    }
  }

  async function finish(
    round: RoundView,
    {
      earliest,
      resumed,
      balanceMinor,
    }: { earliest: Promise<void>; resumed: boolean; balanceMinor?: number },
  ): Promise<void> {
    const { stakeMinor, winMinor = 0 } = round;
    site.send({ type: 'roundStart', stakeMinor });
    if (balanceMinor !== undefined) frame.showBalance(balanceMinor - winMinor);
    const [description] = await Promise.all([part.show(round.outcome, round), earliest]);
    frame.showMessage(
      [resumed ? words.resumed : '', description, resultText(round, money)]
        .filter(Boolean)
        .join(' '),
      { isWin: winMinor > stakeMinor },
    );
    if (balanceMinor !== undefined) frame.showBalance(balanceMinor);
    site.send({ type: 'roundEnd', stakeMinor, winMinor });
    showLine(round);
    void jackpot.refresh();
  }

  function refuse(reason: string): Promise<void> {
    part.stop();
    return showRefusal({ client, frame, state }, reason);
  }

  function showRefund(round: RoundView): void {
    part.stop();
    frame.showMessage(words.undone);
    showLine(round);
  }

  async function fail(error: unknown): Promise<void> {
    if (!(error instanceof PlayRefusal)) frame.showMessage(words.failed);
    else if (error.fault === 'launch_ended') frame.end();
    else if (error.fault === 'round_open') await takeOver();
    else frame.showMessage(faultText(error.fault));
  }

  /** Resumes a round that the player has open on another page, unless it has ended meanwhile. */
  async function takeOver(): Promise<void> {
    try {
      const { open: other, last, balanceMinor } = await client.state();
      const order = orderOf(other);
      if (order) {
        await run(order, { resumed: true });
        return;
      }
      frame.showMessage(words.otherOver);
      frame.showBalance(balanceMinor);
      showLines(last);
    } catch (error) {
      if (error instanceof PlayRefusal && error.fault === 'launch_ended') frame.end();
      else frame.showMessage(words.failed);
    }
  }

  /** Disables all controls while a round is in progress. */
  function setBusy(busy: boolean): void {
    play.disabled = busy;
    controls.disabled = busy;
    document.getElementById('game')?.setAttribute('aria-busy', String(busy));
  }

  async function refresh(): Promise<void> {
    try {
      frame.showBalance((await client.balance()).balanceMinor);
    } catch (error) {
      if (error instanceof PlayRefusal && error.fault === 'launch_ended') frame.end();
      else frame.showBalance(undefined);
    }
  }

  function showLine(newest: RoundView): void {
    // A resumed round may be listed already.
    lines.querySelector(`[data-round="${CSS.escape(newest.roundId)}"]`)?.remove();
    showLinesOf([lineOf(newest), ...lines.children]);
  }

  /** `last` is sorted, newest first. */
  function showLines(last: readonly RoundView[]): void {
    showLinesOf(last.map(lineOf));
  }

  function showLinesOf(items: readonly Element[]): void {
    lines.replaceChildren(...items.slice(0, maxLines));
    lines.parentElement?.classList.toggle('none', items.length === 0);
  }

  function lineOf(round: RoundView): HTMLElement {
    return make('li', { 'data-round': round.roundId }, [lineText(round, money)]);
  }
}

/** The order of a round. Resending it returns the round. */
function orderOf(round: RoundView | undefined): Order | undefined {
  return round && { roundId: round.roundId, stakeMinor: round.stakeMinor, picks: round.picks };
}
