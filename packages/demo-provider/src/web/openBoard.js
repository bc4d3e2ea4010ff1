/** @import { BoardState, SlipRules } from '../server/PlayApi.ts' */
/** @import { TablePorts } from './openTable.js' */
/** @import { Order } from './PlayClient.js' */
import { make } from './dom.js';
import { drawDraft, possibleMinor } from './drawDraft.js';
import { drawEvents } from './drawEvents.js';
import { drawSlips } from './drawSlips.js';
import { faultText } from './faultText.js';
import { Frame } from './Frame.js';
import { moneyWriter } from './money.js';
import { newRoundId } from './OpenOrder.js';
import { PlayRefusal } from './PlayClient.js';
import { placeOrder } from './placeOrder.js';
import { sayRefused } from './sayRefused.js';
import { SlipDraft } from './SlipDraft.js';
import { stakeChoice } from './stakeChoice.js';
import { fill, words } from './words.js';

const longestLookMs = 10_000;
const shortestLookMs = 500;

/**
 * A board of events and the slips on them; a slip that was on its way is brought to its end first.
 * @param {TablePorts} ports
 */
export async function openBoard({ site, client, open, state }) {
  const money = moneyWriter(state);
  const rules = /** @type {SlipRules} */ (state.rules); // the server's rules of this kind of game
  const draft = new SlipDraft();
  let shown = await client.board();
  let busy = false;
  const [events, slips, lines] = [make('div', { class: 'board' }), make('div'), make('div')];
  const stakes = stakeChoice({
    label: words.stake,
    stakesMinor: state.stakesMinor,
    money,
    onChange: showDraft,
  });
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
  const place = make('button', {
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
    stakes.element,
    mode,
    possible,
    place,
  ]);
  const [min = 0, most = 0] = [state.stakesMinor[0], state.stakesMinor.at(-1)];
  const title = make('h2', { tabindex: -1 }, [words.slipTitle]);
  const aside = make('aside', {}, [title, form, make('div', { class: 'telling' }), slips]);
  // Where the slip stands below the board, a way there.
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
          min: money(min),
          max: money(most),
          most: money(rules.mostReturnMinor),
        }),
      ]),
    ],
    body: [make('div', { class: 'sides' }, [events, aside]), toSlip],
  });
  frame.tellIn(form.nextElementSibling);
  show();
  site.listen(({ type }) => {
    if (type === 'refreshBalance' && !busy) void refresh();
  });
  setTimeout(() => {
    void look();
  }, nextLookMs());
  const left = open.read() ?? leftOf();
  if (left) void run([left]);
  else if (!state.isOpen) frame.say(words.gameClosed);

  function show() {
    const focused =
      document.activeElement instanceof HTMLElement
        ? document.activeElement.dataset.key
        : undefined;
    events.replaceChildren(
      ...drawEvents({
        board: shown.board,
        draft,
        onChoose: (event, leg) => {
          draft.toggle(event, leg);
          show();
        },
      }),
    );
    slips.replaceChildren(...drawSlips(shown, money));
    showDraft();
    // What had the keyboard's focus was drawn anew.
    if (focused === undefined) return;
    const again = events.querySelector(`[data-key="${CSS.escape(focused)}"]`);
    if (again instanceof HTMLElement) again.focus();
  }

  function showDraft() {
    const count = draft.lines.length;
    lines.replaceChildren(
      drawDraft(draft, (eventId) => {
        draft.remove(eventId);
        show();
        place.focus();
      }),
    );
    mode.hidden = count < 2;
    toSlip.hidden = count === 0;
    toSlip.textContent = `${words.slipTitle} · ${count}`;
    possible.textContent =
      count === 0
        ? ''
        : fill(words.possible, { win: money(possibleMinor(draft, stakes.chosen(), isCombined())) });
    place.textContent = fill(words.placeSlip, {
      stake: money(stakes.chosen() * (isCombined() ? 1 : Math.max(1, count))),
    });
    place.disabled = busy || count === 0;
  }

  function isCombined() {
    return modes[0]?.checked === true || draft.lines.length < 2;
  }

  async function placeAll() {
    const stakeMinor = stakes.chosen();
    const slipsOfIt = isCombined() ? [draft.legs] : draft.legs.map((leg) => [leg]);
    await run(slipsOfIt.map((picks) => ({ roundId: newRoundId(), stakeMinor, picks })));
  }

  /** @param {readonly Order[]} orders */
  async function run(orders) {
    hold(true);
    try {
      for (const order of orders) {
        const { round, balanceMinor } = await placeOrder({
          client,
          open,
          order,
          onWaiting: (why) => {
            frame.say(words[why]);
          },
        });
        if (balanceMinor !== undefined) frame.showBalance(balanceMinor);
        if (round.state === 'refused') {
          await sayRefused({ client, frame, state }, round.refusal ?? '');
          break;
        }
        if (round.state === 'undone') frame.say(words.undone);
        else {
          for (const { eventId } of /** @type {{ eventId: string }[]} */ (order.picks))
            draft.remove(eventId);
          frame.say(words.slipPlaced);
          site.tell({ type: 'roundStart', stakeMinor: order.stakeMinor });
        }
      }
    } catch (error) {
      fail(error);
    } finally {
      await refresh();
      hold(false);
    }
  }

  /** @param {unknown} error */
  function fail(error) {
    if (!(error instanceof PlayRefusal)) frame.say(words.failed);
    else if (error.fault === 'launch_ended') frame.end();
    else frame.say(faultText(error.fault));
  }

  /** @param {boolean} next */
  function hold(next) {
    busy = next;
    form.disabled = next;
    document.getElementById('game')?.setAttribute('aria-busy', String(next));
    if (!next) showDraft();
  }

  /** The board as it is now; who is writing a slip is told what changed of it. */
  async function update(telling = true) {
    const before = shown;
    shown = await client.board();
    const told = draft.follow(shown.board);
    if (told && telling) frame.say(told === 'odds_changed' ? words.oddsChanged : words.eventClosed);
    show();
    return settled(before, shown);
  }

  async function look() {
    if (!document.hidden && !busy) await refresh({ telling: true });
    setTimeout(() => {
      void look();
    }, nextLookMs());
  }

  async function refresh({ telling = false } = {}) {
    try {
      const news = await update(telling);
      for (const { stakeMinor, winMinor = 0 } of news)
        site.tell({ type: 'roundEnd', stakeMinor, winMinor });
      if (news.length > 0 || !telling) frame.showBalance((await client.balance()).balanceMinor);
    } catch (error) {
      if (error instanceof PlayRefusal && error.fault === 'launch_ended') frame.end();
      else if (error instanceof PlayRefusal) frame.showBalance(undefined);
    }
  }

  /** Not before something changes, and not so late that a slip's end would be old. */
  function nextLookMs() {
    const { nowMs, nextOddsAtMs, coming, running } = shown.board;
    const next =
      Math.min(
        nextOddsAtMs,
        ...coming.map(({ startsAtMs }) => startsAtMs),
        ...running.map(({ endsAtMs }) => endsAtMs),
      ) - nowMs;
    return Math.min(longestLookMs, Math.max(shortestLookMs, next + shortestLookMs));
  }

  /** A slip that another page of the player's placed and that is not heard of yet. */
  function leftOf() {
    const slip = shown.open.find((one) => one.state !== 'open');
    return slip && { roundId: slip.roundId, stakeMinor: slip.stakeMinor, picks: slip.picks };
  }
}

/** @type {(before: BoardState, after: BoardState) => BoardState['over']} */
function settled(before, after) {
  const wereOpen = new Set(before.open.map(({ roundId }) => roundId));
  return after.over.filter(({ roundId }) => wereOpen.has(roundId));
}
