import type { CardsOutcome, CardsRules } from '../../server/PlayApi.ts';
import { draw, make } from '../dom.ts';
import { pause, prefersMotion } from '../pause.ts';
import { returnTexts } from '../betslip/returnTexts.ts';
import { stakeChoice } from './stakeChoice.ts';
import type { PartPorts, TablePart } from './TablePart.ts';
import { fill, words } from '../words.ts';

const nextCardMs = 350;
const closed = ['', '', ''];

const suitPaths: Readonly<Record<string, string>> = {
  s: 'M12 2C9 7 3 10 3 15c0 4 5 5 7 2 0 2-1 4-2 5h8c-1-1-2-3-2-5 2 3 7 2 7-2 0-5-6-8-9-13z',
  h: 'M12 21C6 16 2 12 2 8c0-5 7-6 10-2 3-4 10-3 10 2 0 4-4 8-10 13z',
  d: 'M12 2l8 10-8 10-8-10z',
  c: 'M12 2a4.5 4.5 0 0 0-3 8 4.5 4.5 0 1 0 2 6c0 3-1 5-2 6h6c-1-1-2-3-2-6a4.5 4.5 0 1 0 2-6 4.5 4.5 0 0 0-3-8z',
};

/** Three cards against the house's three. */
export function cardsPart({ state, money, onChange }: PartPorts): TablePart {
  // The server sends these rules for this kind of game.
  const { tieReturnsFrom } = state.rules as CardsRules;
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
    bet: () => ({ stakeMinor: stakes.chosen(), picks: null }),
    begin() {
      delete stage.dataset.result;
      for (const hand of Object.values(hands)) hand.show(closed);
    },
    async show(outcome, { stakeMinor, winMinor = 0 }) {
      // The server sends this outcome for this kind of game.
      const { player, house, playerPoints, housePoints } = outcome as CardsOutcome;
      if (prefersMotion()) {
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

interface Hand {
  readonly element: HTMLElement;
  show(cards: readonly string[], sum?: number): void;
}

function makeHand(name: string): Hand {
  const cards = make('ul', { class: 'cards' });
  const points = make('span', { class: 'points' });
  const element = make('section', { class: 'hand' }, [make('h2', {}, [name, ' ', points]), cards]);
  const show: Hand['show'] = (hand, sum) => {
    cards.replaceChildren(...hand.map(makeCard));
    points.textContent = sum === undefined ? '' : fill(words.points, { points: sum });
  };
  show(closed);
  return { element, show };
}

/** `card` is rank and suit, as in "10h"; empty for a closed card. */
function makeCard(card: string): HTMLElement {
  if (card === '')
    return make('li', { class: 'card closed' }, [
      make('span', { class: 'unseen' }, [words.closedCard]),
    ]);
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  const ranks: Readonly<Record<string, string>> = words.ranks;
  const suits: Readonly<Record<string, string>> = words.suits;
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
