/** @import { PlayState, RoundView } from '../server/PlayApi.ts' */
/** @import { Child } from './dom.js' */
/** @import { OpenOrder } from './OpenOrder.js' */
/** @import { Order, PlayClient } from './PlayClient.js' */
/** @import { Site } from './Site.js' */
import { make } from './dom.js';
import { faultText } from './faultText.js';
import { Frame } from './Frame.js';
import { jackpotLine } from './jackpotLine.js';
import { moneyWriter } from './money.js';
import { newRoundId } from './OpenOrder.js';
import { pause } from './pause.js';
import { PlayRefusal } from './PlayClient.js';
import { placeOrder } from './placeOrder.js';
import { lineText, resultText } from './roundText.js';
import { sayRefused } from './sayRefused.js';
import { words } from './words.js';

/** @typedef {{ site: Site, client: PlayClient, open: OpenOrder, state: PlayState }} TablePorts */
/**
 * @typedef {{ state: PlayState, money: (minor: number) => string, onChange: () => void }} PartPorts
 */
/**
 * What is a game's own: its picture, its controls, what is staked, and how an outcome is shown.
 * @typedef {object} TablePart
 * @property {readonly Child[]} scene
 * @property {readonly Child[]} rules
 * @property {string} playText
 * @property {string} busyText
 * @property {() => { stakeMinor: number, picks: unknown } | string} wanted What is staked, or a
 *   sentence why nothing can be.
 * @property {() => void} begin
 * @property {(outcome: unknown, round: RoundView) => Promise<string>} show Resolves with what is
 *   seen, in words, once it stands.
 * @property {() => void} stop Nothing came of it.
 */

/** @type {Readonly<Record<string, () => Promise<(ports: PartPorts) => TablePart>>>} */
const parts = {
  slot: async () => (await import('./slot.js')).slotPart,
  wheel: async () => (await import('./wheel.js')).wheelPart,
  cards: async () => (await import('./cards.js')).cardsPart,
};

const mostLines = 10;

/**
 * A game of rounds, ready to be played; a round that was open is brought to its end first.
 * @param {TablePorts} ports
 */
export async function openTable({ site, client, open, state }) {
  const money = moneyWriter(state);
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
  const lines = make('ol', { class: 'lines', 'aria-label': words.last });
  const frame = new Frame({
    site,
    state,
    money,
    rules: part.rules,
    body: [
      jackpot.element,
      make('section', { class: 'scene' }, part.scene.slice(0, 1)),
      'said',
      controls,
      make('p', { class: 'go' }, [play]),
      make('section', { class: 'last' }, [make('h2', {}, [words.last]), lines]),
    ],
  });
  showLines(state.last);

  site.listen(({ type }) => {
    if (type === 'refreshBalance' && !play.disabled) void refresh();
  });
  const left = open.read() ?? orderOf(state.open);
  if (left) void run(left, { resumed: true });
  else if (!state.isOpen) frame.say(words.gameClosed);

  function showPlay() {
    // A part tells of its first state while it is made.
    queueMicrotask(() => {
      play.textContent = part.playText;
    });
  }

  async function begin() {
    const wanted = part.wanted();
    if (typeof wanted === 'string') frame.say(wanted);
    else if (!play.disabled) await run({ roundId: newRoundId(), ...wanted });
  }

  /** @param {Order} order */
  async function run(order, { resumed = false } = {}) {
    hold(true);
    const earliest = pause(state.cycleMs);
    frame.say(part.busyText);
    part.begin();
    try {
      const { round, balanceMinor } = await placeOrder({
        client,
        open,
        order,
        onWaiting: (why) => {
          frame.say(words[why]);
        },
      });
      if (round.state === 'refused') await refuse(round.refusal ?? '');
      else if (round.state === 'undone') giveBack(round);
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
      hold(false);
    }
  }

  /**
   * @param {RoundView} round
   * @param {{ earliest: Promise<void>, resumed: boolean, balanceMinor?: number }} how
   */
  async function finish(round, { earliest, resumed, balanceMinor }) {
    const { stakeMinor, winMinor = 0 } = round;
    site.tell({ type: 'roundStart', stakeMinor });
    if (balanceMinor !== undefined) frame.showBalance(balanceMinor - winMinor);
    const [seen] = await Promise.all([part.show(round.outcome, round), earliest]);
    frame.say(
      [resumed ? words.resumed : '', seen, resultText(round, money)].filter(Boolean).join(' '),
      { glad: winMinor > stakeMinor },
    );
    if (balanceMinor !== undefined) frame.showBalance(balanceMinor);
    site.tell({ type: 'roundEnd', stakeMinor, winMinor });
    showLine(round);
    void jackpot.refresh();
  }

  /** @param {string} reason */
  function refuse(reason) {
    part.stop();
    return sayRefused({ client, frame, state }, reason);
  }

  /** @param {RoundView} round */
  function giveBack(round) {
    part.stop();
    frame.say(words.undone);
    showLine(round);
  }

  /** @param {unknown} error */
  async function fail(error) {
    if (!(error instanceof PlayRefusal)) frame.say(words.failed);
    else if (error.fault === 'launch_ended') frame.end();
    else if (error.fault === 'round_open') await takeOver();
    else frame.say(faultText(error.fault));
  }

  /**
   * Another page of the player's has a round open: that one is shown, or that it is over meanwhile.
   */
  async function takeOver() {
    try {
      const { open: other, last, balanceMinor } = await client.state();
      const order = orderOf(other);
      if (order) {
        await run(order, { resumed: true });
        return;
      }
      frame.say(words.otherOver);
      frame.showBalance(balanceMinor);
      showLines(last);
    } catch (error) {
      if (error instanceof PlayRefusal && error.fault === 'launch_ended') frame.end();
      else frame.say(words.failed);
    }
  }

  /** Nothing is changed while a round is under way. @param {boolean} busy */
  function hold(busy) {
    play.disabled = busy;
    controls.disabled = busy;
    document.getElementById('game')?.setAttribute('aria-busy', String(busy));
  }

  async function refresh() {
    try {
      frame.showBalance((await client.balance()).balanceMinor);
    } catch (error) {
      if (error instanceof PlayRefusal && error.fault === 'launch_ended') frame.end();
      else frame.showBalance(undefined);
    }
  }

  /** @param {RoundView} newest */
  function showLine(newest) {
    // After a reload it may stand there already.
    lines.querySelector(`[data-round="${CSS.escape(newest.roundId)}"]`)?.remove();
    showLinesOf([lineOf(newest), ...lines.children]);
  }

  /** @param {readonly RoundView[]} last Newest first. */
  function showLines(last) {
    showLinesOf(last.map(lineOf));
  }

  /** @param {readonly Element[]} items */
  function showLinesOf(items) {
    lines.replaceChildren(...items.slice(0, mostLines));
    lines.parentElement?.classList.toggle('none', items.length === 0);
  }

  /** @param {RoundView} round */
  function lineOf(round) {
    return make('li', { 'data-round': round.roundId }, [lineText(round, money)]);
  }
}

/**
 * The order a round was begun with: sent again, it tells of the round.
 * @param {RoundView | undefined} round
 * @returns {Order | undefined}
 */
function orderOf(round) {
  return round && { roundId: round.roundId, stakeMinor: round.stakeMinor, picks: round.picks };
}
