/** @import { CardsOutcome, CardsRules } from '../server/PlayApi.ts' */
/** @import { PartPorts, TablePart } from './openTable.js' */
import { draw, make } from './dom.js';
import { likesMotion, pause } from './pause.js';
import { returnTexts } from './returnTexts.js';
import { stakeChoice } from './stakeChoice.js';
import { fill, words } from './words.js';

const nextCardMs = 350;
const closed = ['', '', ''];

/** @type {Readonly<Record<string, string>>} */
const suitPaths = {
  s: 'M12 2C9 7 3 10 3 15c0 4 5 5 7 2 0 2-1 4-2 5h8c-1-1-2-3-2-5 2 3 7 2 7-2 0-5-6-8-9-13z',
  h: 'M12 21C6 16 2 12 2 8c0-5 7-6 10-2 3-4 10-3 10 2 0 4-4 8-10 13z',
  d: 'M12 2l8 10-8 10-8-10z',
  c: 'M12 2a4.5 4.5 0 0 0-3 8 4.5 4.5 0 1 0 2 6c0 3-1 5-2 6h6c-1-1-2-3-2-6a4.5 4.5 0 1 0 2-6 4.5 4.5 0 0 0-3-8z',
};

/**
 * Three cards against the house's three.
 * @param {PartPorts} ports
 * @returns {TablePart}
 */
export function cardsPart({ state, money, onChange }) {
  // The server's rules of this kind of game.
  const { tieReturnsFrom } = /** @type {CardsRules} */ (state.rules);
  const stakes = stakeChoice({
    label: words.stakes,
    stakesMinor: state.stakesMinor,
    money,
    onChange,
  });
  const hands = { house: makeHand(words.house), player: makeHand(words.you) };
  const stage = make('div', { class: 'felt' }, [hands.house.element, hands.player.element]);

  return {
    scene: [stage, stakes.element],
    get playText() {
      return `${words.deal} · ${money(stakes.chosen())}`;
    },
    busyText: words.dealing,
    rules: [
      make('p', {}, [fill(words.cardsHow, { from: tieReturnsFrom })]),
      ...returnTexts(state, money),
    ],
    wanted: () => ({ stakeMinor: stakes.chosen(), picks: null }),
    begin() {
      delete stage.dataset.result;
      for (const hand of Object.values(hands)) hand.show(closed);
    },
    async show(outcome, { stakeMinor, winMinor = 0 }) {
      // The server's answer for this kind of game
      const { player, house, playerPoints, housePoints } = /** @type {CardsOutcome} */ (outcome);
      if (likesMotion()) {
        for (let count = 1; count <= player.length; count += 1) {
          hands.player.show([...player.slice(0, count), ...closed].slice(0, 3));
          await pause(nextCardMs);
          hands.house.show([...house.slice(0, count), ...closed].slice(0, 3));
          await pause(nextCardMs);
        }
      }
      hands.player.show(player, playerPoints);
      hands.house.show(house, housePoints);
      if (winMinor > stakeMinor) stage.dataset.result = 'win';
      return `${words.you}: ${fill(words.points, { points: playerPoints })}. ${words.house}: ${fill(words.points, { points: housePoints })}.`;
    },
    stop() {
      for (const hand of Object.values(hands)) hand.show(closed);
    },
  };
}

/** @param {string} name */
function makeHand(name) {
  const cards = make('ul', { class: 'cards' });
  const points = make('span', { class: 'points' });
  const element = make('section', { class: 'hand' }, [make('h2', {}, [name, ' ', points]), cards]);
  /** @param {readonly string[]} hand @param {number} [sum] */
  const show = (hand, sum) => {
    cards.replaceChildren(...hand.map(makeCard));
    points.textContent = sum === undefined ? '' : fill(words.points, { points: sum });
  };
  show(closed);
  return { element, show };
}

/** @param {string} card As "10h"; empty while it is closed. */
function makeCard(card) {
  if (card === '')
    return make('li', { class: 'card closed' }, [
      make('span', { class: 'unseen' }, [words.closedCard]),
    ]);
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  const ranks = /** @type {Readonly<Record<string, string>>} */ (words.ranks);
  const suits = /** @type {Readonly<Record<string, string>>} */ (words.suits);
  return make('li', { class: `card ${suit === 'h' || suit === 'd' ? 'red' : 'black'}` }, [
    make('span', { 'aria-hidden': 'true', class: 'rank' }, [rank]),
    draw('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, [
      draw('path', { d: suitPaths[suit] ?? '' }),
    ]),
    make('span', { class: 'unseen' }, [
      fill(words.card, { rank: ranks[rank] ?? rank, suit: suits[suit] ?? suit }),
    ]),
  ]);
}
