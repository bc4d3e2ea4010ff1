import type { SportsbookState, RoundView, SlipLeg, SlipRules } from '../../server/PlayApi.ts';
import { make } from '../dom.ts';
import { drawDraft, possibleMinor } from './drawDraft.ts';
import { drawEvents } from './drawEvents.ts';
import { drawSlips } from './drawSlips.ts';
import { EventTimes } from './EventTimes.ts';
import { faultText } from '../faultText.ts';
import { Frame } from '../Frame.ts';
import { moneyFormatter } from '../money.ts';
import { newRoundId } from './OpenOrder.ts';
import type { TablePorts } from '../games/openTable.ts';
import { placeOrder } from '../placeOrder.ts';
import { PlayRefusal, type Order } from '../PlayClient.ts';
import { showRefusal } from '../showRefusal.ts';
import { SlipDraft } from './SlipDraft.ts';
import { stakeField } from './stakeField.ts';
import { takeChoice } from './takeChoice.ts';
import { fill, words } from '../words.ts';

const maxRefreshMs = 10_000;
const minRefreshMs = 500;
const secondMs = 1_000;

/** Opens a list of events and its slips, and resumes the slip that was in progress, if any. */
export async function openSportsbook({ site, client, open, state }: TablePorts): Promise<void> {
  const money = moneyFormatter(state);
  const rules = state.rules as SlipRules; // the server sends these rules for this kind of game
  const draft = new SlipDraft();
  let current = await client.events();
  let busy = false;
  const [events, slips, lines] = [make('div', { class: 'board' }), make('div'), make('div')];
  const times = new EventTimes();
  times.synchronise(current.events.nowMs);
  const stake = stakeField({ state, money, onChange: showDraft });
  const modes = ['combined', 'single'].map((mode) =>
    make('input', {
      type: 'radio',
      name: 'mode',
      value: mode,
      checked: mode === 'combined',
      change: showDraft,
    }),
  );
  const possible = make('p', { class: 'possible' });
  const placeButton = make('button', {
    type: 'button',
    class: 'main',
    click: () => {
      void placeAll();
    },
  });
  const mode = make(
    'div',
    { class: 'stakes', role: 'radiogroup', 'aria-label': words.mode },
    modes.map((input, index) =>
      make('label', { class: 'stake' }, [
        input,
        make('span', {}, [index === 0 ? words.combined : words.single]),
      ]),
    ),
  );
  const form = make('fieldset', { class: 'controls' }, [
    lines,
    stake.element,
    mode,
    possible,
    placeButton,
  ]);
  const title = make('h2', { tabindex: -1 }, [words.slipTitle]);
  const messages = make('div', { class: 'telling' });
  const aside = make('aside', {}, [title, form, messages, slips]);
  // On narrow screens the slip is below the events.
  const toSlip = make('button', {
    type: 'button',
    class: 'main to-slip',
    click: () => {
      aside.scrollIntoView();
      title.focus();
    },
  });
  const frame = new Frame({
    site,
    state,
    money,
    rules: [
      make('p', {}, [fill(words.betslipHow, { percent: rules.housePercent })]),
      make('p', {}, [
        fill(words.cutOff, {
          min: money(state.stakesMinor[0] ?? 0),
          max: money(state.maxStakeMinor),
          most: money(rules.mostReturnMinor),
        }),
      ]),
    ],
    // The button sticks to the window only above the slip, so that it never covers it.
    body: [make('div', { class: 'sides' }, [make('div', {}, [events, toSlip]), aside])],
    messages,
  });
  show();
  site.onMessage(({ type }) => {
    if (type === 'refreshBalance' && !busy) void refresh();
  });
  scheduleRefresh();
  scheduleSecond();
  const choice = takeChoice();
  const isChosen = choice === undefined || draft.choose(choice, current.events);
  if (draft.lines.length > 0) show();
  const unfinished = open.read() ?? unfinishedOrder();
  if (unfinished) void run([unfinished]);
  else if (!state.isOpen) frame.showMessage(words.gameClosed);
  else if (!isChosen) frame.showMessage(words.choiceClosed);

  function show(): void {
    const focused =
      document.activeElement instanceof HTMLElement
        ? document.activeElement.dataset.key
        : undefined;
    events.replaceChildren(
      ...drawEvents({
        events: current.events,
        times,
        draft,
        onChoose: (event, leg) => {
          draft.toggle(event, leg);
          show();
        },
      }),
    );
    slips.replaceChildren(...drawSlips(current, { money, times }));
    showDraft();
    // The focused button was replaced.
    if (focused === undefined) return;
    const replacement = events.querySelector(`[data-key="${CSS.escape(focused)}"]`);
    if (replacement instanceof HTMLElement) replacement.focus();
  }

  function showDraft(): void {
    const count = draft.lines.length;
    lines.replaceChildren(
      drawDraft(draft, (eventId) => {
        draft.remove(eventId);
        show();
        placeButton.focus();
      }),
    );
    mode.hidden = count < 2;
    toSlip.hidden = count === 0;
    toSlip.textContent = `${words.slipTitle} · ${count}`;
    const stakeMinor = stake.stakeMinor();
    possible.textContent =
      count === 0 || stakeMinor === undefined
        ? ''
        : fill(words.possible, { win: money(possibleMinor(draft, stakeMinor, isCombined())) });
    placeButton.textContent = fill(words.placeSlip, {
      stake:
        stakeMinor === undefined
          ? '–'
          : money(stakeMinor * (isCombined() ? 1 : Math.max(1, count))),
    });
    placeButton.disabled = busy || count === 0 || stakeMinor === undefined;
  }

  function isCombined(): boolean {
    return modes[0]?.checked === true || draft.lines.length < 2;
  }

  async function placeAll(): Promise<void> {
    const stakeMinor = stake.stakeMinor();
    if (stakeMinor === undefined) return;
    const picksOfSlips = isCombined() ? [draft.legs] : draft.legs.map((leg) => [leg]);
    await run(picksOfSlips.map((picks) => ({ roundId: newRoundId(), stakeMinor, picks })));
  }

  async function run(orders: readonly Order[]): Promise<void> {
    setBusy(true);
    try {
      for (const order of orders) {
        const { round, balanceMinor } = await placeOrder({
          client,
          open,
          order,
          onWaiting: (reason) => {
            frame.showMessage(words[reason]);
          },
        });
        if (balanceMinor !== undefined) frame.showBalance(balanceMinor);
        if (round.state === 'refused') {
          await showRefusal({ client, frame, state }, round.refusal ?? '');
          break;
        }
        if (round.state === 'undone') frame.showMessage(words.undone);
        else {
          // The picks of a slip are its lines.
          for (const { eventId } of order.picks as readonly SlipLeg[]) draft.remove(eventId);
          frame.showMessage(words.slipPlaced);
          site.send({ type: 'roundStart', stakeMinor: order.stakeMinor });
        }
      }
    } catch (error) {
      fail(error);
    } finally {
      await refresh();
      setBusy(false);
    }
  }

  function fail(error: unknown): void {
    if (!(error instanceof PlayRefusal)) frame.showMessage(words.failed);
    else if (error.fault === 'launch_ended') frame.end();
    else frame.showMessage(faultText(error.fault));
  }

  function setBusy(next: boolean): void {
    busy = next;
    form.disabled = next;
    document.getElementById('game')?.setAttribute('aria-busy', String(next));
    if (!next) showDraft();
  }

  /** Shows the current events. Returns the slips that were settled since the last one. */
  async function update({ hasMessage }: { hasMessage: boolean }): Promise<readonly RoundView[]> {
    const before = current;
    current = await client.events();
    times.synchronise(current.events.nowMs);
    const change = draft.update(current.events);
    if (change && hasMessage) frame.showMessage(faultText(change));
    show();
    return settled(before, current);
  }

  function scheduleRefresh(): void {
    setTimeout(() => {
      void refreshPeriodically();
    }, nextRefreshMs());
  }

  function scheduleSecond(): void {
    setTimeout(() => {
      if (!document.hidden) times.update();
      scheduleSecond();
    }, secondMs);
  }

  async function refreshPeriodically(): Promise<void> {
    if (!document.hidden && !busy) await refresh({ isPeriodic: true });
    scheduleRefresh();
  }

  /**
   * Fetches the current events. Only a periodic refresh may replace the displayed message, because
   * otherwise the message is about the player's last action.
   */
  async function refresh({ isPeriodic = false } = {}): Promise<void> {
    try {
      const settledSlips = await update({ hasMessage: isPeriodic });
      for (const { stakeMinor, winMinor = 0 } of settledSlips)
        site.send({ type: 'roundEnd', stakeMinor, winMinor });
      if (settledSlips.length > 0 || !isPeriodic)
        frame.showBalance((await client.balance()).balanceMinor);
    } catch (error) {
      if (error instanceof PlayRefusal && error.fault === 'launch_ended') frame.end();
      else if (error instanceof PlayRefusal) frame.showBalance(undefined);
    }
  }

  /** The time until the events change, within limits, so that a settled slip is shown soon. */
  function nextRefreshMs(): number {
    const { nowMs, nextChangeAtMs } = current.events;
    return Math.min(maxRefreshMs, Math.max(minRefreshMs, nextChangeAtMs - nowMs + minRefreshMs));
  }

  /** The order of a slip whose outcome is unknown, for example one placed on another page. */
  function unfinishedOrder(): Order | undefined {
    const slip = current.open.find((openSlip) => openSlip.state !== 'open');
    return slip && { roundId: slip.roundId, stakeMinor: slip.stakeMinor, picks: slip.picks };
  }
}

/** The slips that were open before and are over after. */
function settled(before: SportsbookState, after: SportsbookState): readonly RoundView[] {
  const wereOpen = new Set(before.open.map(({ roundId }) => roundId));
  return after.over.filter(({ roundId }) => wereOpen.has(roundId));
}
