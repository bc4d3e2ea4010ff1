import type { PlayWords } from '../../server/page/playWords.ts';
import type { WheelOutcome, WheelRules } from '../../server/PlayApi.ts';
import { draw, make } from '../dom.ts';
import { pause, prefersMotion } from '../pause.ts';
import { returnTexts } from '../betslip/returnTexts.ts';
import { stakeChoice } from './stakeChoice.ts';
import type { PartPorts, TablePart } from './TablePart.ts';
import { fill, words } from '../words.ts';

type Field = keyof PlayWords['field'];

const turns = 4;
const spinMs = 4_000;

/** A wheel of sectors, with bets on any of its fields. */
export function wheelPart({ state, money, onChange }: PartPorts): TablePart {
  // The server sends these rules for this kind of game; their fields all have a name in the texts.
  const { sectors, pays } = state.rules as WheelRules;
  const fields = Object.keys(pays) as Field[];
  const bets = new Map<Field, number>();
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
  const maxMinor = state.stakesMinor.at(-1) ?? 0;
  const sum = (): number => [...bets.values()].reduce((total, bet) => total + bet, 0);
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

  function put(field: Field): void {
    if (sum() + chips.chosen() > maxMinor) return;
    bets.set(field, (bets.get(field) ?? 0) + chips.chosen());
    showBets();
  }

  function showBets(): void {
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
      spot.disabled = sum() + chips.chosen() > maxMinor;
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
    bet: () =>
      bets.size === 0 ? words.noBets : { stakeMinor: sum(), picks: Object.fromEntries(bets) },
    begin() {
      delete stage.dataset.result;
    },
    async show(outcome, { stakeMinor, winMinor = 0, picks }) {
      // The server sends this outcome for this kind of game.
      const { sector, field } = outcome as WheelOutcome;
      // A resumed round restores its bets. The picks of a wheel are stakes by field.
      if (bets.size === 0)
        for (const [name, bet] of Object.entries(picks as Record<Field, number>))
          bets.set(name as Field, bet);
      showBets();
      const target = 360 - ((sector + 0.5) * 360) / sectors.length;
      const moves = prefersMotion();
      turned = Math.ceil(turned / 360) * 360 + (moves ? turns * 360 : 0) + target;
      disc.style.setProperty('--turned', `${turned}deg`);
      if (moves) await pause(spinMs);
      const name = words.field[field as Field];
      stage.setAttribute('aria-label', fill(words.stopsAt, { field: name }));
      if (winMinor > stakeMinor) stage.dataset.result = 'win';
      return fill(words.stopsAt, { field: name });
    },
    stop() {
      showBets();
    },
  };

  function payTable(): HTMLElement {
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

function drawDisc(sectors: WheelRules['sectors'], pays: WheelRules['pays']): SVGSVGElement {
  const step = (2 * Math.PI) / sectors.length;
  const at = (angle: number, radius: number): string =>
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
