/** @import { WheelOutcome, WheelRules } from '../server/PlayApi.ts' */
/** @import { PartPorts, TablePart } from './openTable.js' */
import { draw, make } from './dom.js';
import { likesMotion, pause } from './pause.js';
import { returnTexts } from './returnTexts.js';
import { stakeChoice } from './stakeChoice.js';
import { fill, words } from './words.js';

const turns = 4;
const spinMs = 4_000;

/** @typedef {keyof typeof words.field} Field */

/**
 * A wheel of sectors, with bets on any of its fields.
 * @param {PartPorts} ports
 * @returns {TablePart}
 */
export function wheelPart({ state, money, onChange }) {
  // The server's rules of this kind of game.
  const { sectors, pays } = /** @type {WheelRules} */ (state.rules);
  const fields = /** @type {Field[]} */ (Object.keys(pays));
  /** @type {Map<Field, number>} */
  const bets = new Map();
  let turned = 0;
  const disc = drawDisc(sectors, pays);
  const stage = make('div', { class: 'wheel', role: 'img', 'aria-label': words.wheel }, [
    disc,
    draw('svg', { class: 'pointer', viewBox: '0 0 20 20', 'aria-hidden': 'true' }, [
      draw('path', { d: 'M2 1h16l-8 17z' }),
    ]),
  ]);
  const chips = stakeChoice({
    label: words.chip,
    stakesMinor: state.stakesMinor,
    money,
    onChange: showBets,
  });
  const spots = new Map(
    fields.map((field) => [
      field,
      make('button', {
        type: 'button',
        class: `spot ${field}`,
        click: () => {
          put(field);
        },
      }),
    ]),
  );
  const most = state.stakesMinor.at(-1) ?? 0;
  const sum = () => [...bets.values()].reduce((total, bet) => total + bet, 0);
  const clear = make(
    'button',
    {
      type: 'button',
      class: 'plain',
      click: () => {
        bets.clear();
        showBets();
      },
    },
    [words.clear],
  );
  showBets();

  /** @param {Field} field */
  function put(field) {
    if (sum() + chips.chosen() > most) return;
    bets.set(field, (bets.get(field) ?? 0) + chips.chosen());
    showBets();
  }

  function showBets() {
    for (const [field, spot] of spots) {
      const bet = bets.get(field);
      spot.replaceChildren(
        make('strong', {}, [words.field[field]]),
        ' ',
        make('span', {}, [`× ${pays[field]}`]),
        ' ',
        make('span', { class: 'on' }, [bet === undefined ? '–' : money(bet)]),
        make('span', { class: 'unseen' }, [
          ` ${fill(words.bet, { chip: money(chips.chosen()), field: words.field[field], pays: pays[field] ?? 0 })}`,
        ]),
      );
      spot.disabled = sum() + chips.chosen() > most;
    }
    clear.disabled = bets.size === 0;
    onChange();
  }

  return {
    scene: [
      stage,
      make('div', { class: 'bets' }, [
        chips.element,
        make('div', { class: 'spots' }, [...spots.values()]),
        clear,
      ]),
    ],
    get playText() {
      return bets.size === 0 ? words.spinWheel : `${words.spinWheel} · ${money(sum())}`;
    },
    busyText: words.wheelTurns,
    rules: [make('p', {}, [words.wheelHow]), payTable(), ...returnTexts(state, money)],
    wanted: () =>
      bets.size === 0 ? words.noBets : { stakeMinor: sum(), picks: Object.fromEntries(bets) },
    begin() {
      delete stage.dataset.result;
    },
    async show(outcome, { stakeMinor, winMinor = 0, picks }) {
      // The server's answer for this kind of game
      const { sector, field } = /** @type {WheelOutcome} */ (outcome);
      // A round of before a reload brings its bets along.
      if (bets.size === 0)
        for (const [name, bet] of Object.entries(/** @type {Record<Field, number>} */ (picks)))
          bets.set(/** @type {Field} */ (name), bet);
      showBets();
      const target = 360 - ((sector + 0.5) * 360) / sectors.length;
      const moves = likesMotion();
      turned = Math.ceil(turned / 360) * 360 + (moves ? turns * 360 : 0) + target;
      disc.style.setProperty('--turned', `${turned}deg`);
      if (moves) await pause(spinMs);
      const name = words.field[/** @type {Field} */ (field)];
      stage.setAttribute('aria-label', fill(words.stopsAt, { field: name }));
      if (winMinor > stakeMinor) stage.dataset.result = 'win';
      return fill(words.stopsAt, { field: name });
    },
    stop() {
      showBets();
    },
  };

  function payTable() {
    return make('table', { class: 'pays' }, [
      make('thead', {}, [
        make(
          'tr',
          {},
          [words.fieldName, words.sectors, words.pays].map((title) =>
            make('th', { scope: 'col' }, [title]),
          ),
        ),
      ]),
      make(
        'tbody',
        {},
        fields.map((field) =>
          make(
            'tr',
            {},
            [
              words.field[field],
              `${sectors.filter((sector) => sector === field).length} / ${sectors.length}`,
              `× ${pays[field]}`,
            ].map((cell) => make('td', {}, [cell])),
          ),
        ),
      ),
    ]);
  }
}

/** @type {(sectors: readonly string[], pays: Readonly<Record<string, number>>) => SVGSVGElement} */
function drawDisc(sectors, pays) {
  const step = (2 * Math.PI) / sectors.length;
  /** @type {(angle: number, radius: number) => string} */
  const at = (angle, radius) =>
    `${(100 + radius * Math.sin(angle)).toFixed(2)} ${(100 - radius * Math.cos(angle)).toFixed(2)}`;
  return draw('svg', { viewBox: '0 0 200 200', class: 'disc', 'aria-hidden': 'true' }, [
    draw('circle', { cx: 100, cy: 100, r: 99, class: 'rim' }),
    ...sectors.map((field, index) =>
      draw('path', {
        class: `sector ${field}`,
        d: `M100 100L${at(index * step, 92)}A92 92 0 0 1 ${at((index + 1) * step, 92)}z`,
      }),
    ),
    ...sectors.map((field, index) =>
      draw(
        'text',
        {
          class: `mark ${field}`,
          x: 100,
          y: 18,
          transform: `rotate(${((index + 0.5) * 360) / sectors.length} 100 100)`,
        },
        [String(pays[field])],
      ),
    ),
    draw('circle', { cx: 100, cy: 100, r: 30, class: 'hub' }),
    draw('path', {
      class: 'emblem',
      d: 'M82 104c6-10 12-10 18 0s12 10 18 0M82 94c6-10 12-10 18 0s12 10 18 0',
    }),
  ]);
}
