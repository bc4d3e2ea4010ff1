import type { SlotOutcome, SlotRules } from '../../server/PlayApi.ts';
import { draw, make } from '../dom.ts';
import { pause, prefersMotion } from '../pause.ts';
import { returnTexts } from '../betslip/returnTexts.ts';
import { stakeChoice } from './stakeChoice.ts';
import { drawSymbol } from './symbols.ts';
import type { PartPorts, TablePart } from './TablePart.ts';
import { fill, words } from '../words.ts';

const turnMs = 900;
const nextReelMs = 450;
/** Symbols of the reels before the first round. */
const initialRows = [
  ['coral', 'pearl', 'fish'],
  ['palm', 'pearl', 'star'],
  ['shell', 'pearl', 'coral'],
];

/** Three reels, of which the middle row counts. */
export function slotPart({ state, money, onChange }: PartPorts): TablePart {
  const { skin } = state.game;
  const names: Readonly<Record<string, string>> = skin === 'reef' ? words.reef : words.island;
  // The server sends these rules for this kind of game.
  const rules = state.rules as SlotRules;
  const nameOf = (symbol: string): string => names[symbol] ?? symbol;
  const reels = initialRows.map(() => make('div', { class: 'reel' }));
  const stage = make('div', { class: `slot ${skin}`, role: 'img', 'aria-label': words.reels }, [
    ...reels,
    draw('svg', { class: 'payline', 'aria-hidden': 'true' }),
  ]);
  const stakes = stakeChoice({
    label: words.stakes,
    stakesMinor: state.stakesMinor,
    money,
    onChange,
  });
  const visible = initialRows.map((rows) => [...rows]);
  reels.forEach((_, index) => {
    showStopped(index);
  });

  function showStopped(index: number, isArriving = false): void {
    reels[index]?.classList.remove('turning');
    reels[index]?.replaceChildren(
      make(
        'div',
        { class: isArriving ? 'strip arrived' : 'strip' },
        (visible[index] ?? []).map((name) => drawSymbol(skin, name)),
      ),
    );
  }

  function turn(): void {
    if (!prefersMotion()) return;
    const all = Object.keys(rules.three);
    reels.forEach((reel, index) => {
      const order = [...all.slice(index * 2), ...all.slice(0, index * 2)];
      reel.classList.add('turning');
      reel.replaceChildren(
        make(
          'div',
          { class: 'strip' },
          [...order, ...order].map((name) => drawSymbol(skin, name)),
        ),
      );
    });
  }

  return {
    scene: [stage, stakes.element],
    get playText() {
      return `${words.spin} · ${money(stakes.chosen())}`;
    },
    busyText: words.spinning,
    rules: [
      make('p', {}, [words.slotHow]),
      payTable(),
      make('p', {}, [fill(words.hits, { percent: rules.hitPercent })]),
      ...returnTexts(state, money),
    ],
    bet: () => ({ stakeMinor: stakes.chosen(), picks: null }),
    begin() {
      delete stage.dataset.result;
      turn();
    },
    async show(outcome, { stakeMinor, winMinor = 0 }) {
      // The server sends this outcome for this kind of game.
      const { reels: rows, jackpotMinor = 0 } = outcome as SlotOutcome;
      const moves = prefersMotion();
      if (moves) await pause(turnMs);
      for (const [index, symbols] of rows.entries()) {
        visible[index] = [...symbols];
        showStopped(index, moves);
        if (moves && index < rows.length - 1) await pause(nextReelMs);
      }
      const row = rows.map((symbols) => nameOf(symbols[1] ?? ''));
      stage.setAttribute(
        'aria-label',
        row.map((symbol, index) => fill(words.reel, { number: index + 1, symbol })).join(', '),
      );
      // The highlight is for the row; the jackpot is independent of it.
      if (winMinor - jackpotMinor > stakeMinor) stage.dataset.result = 'win';
      return [
        `${row.join(', ')}.`,
        jackpotMinor > 0 ? fill(words.jackpotFalls, { jackpot: money(jackpotMinor) }) : '',
      ]
        .filter(Boolean)
        .join(' ');
    },
    stop() {
      reels.forEach((_, index) => {
        showStopped(index);
      });
    },
  };

  function payTable(): HTMLElement {
    const three = Object.entries(rules.three).map(([symbol, pays]) =>
      line([symbol, symbol, symbol], `${words.three} ${nameOf(symbol)}`, pays),
    );
    const { symbol, pays } = rules.leading;
    const leading = pays.flatMap((multiple, count) =>
      multiple === 0
        ? []
        : [
            line(
              Array.from({ length: count }, () => symbol),
              `${count === 2 ? words.two : words.one} ${nameOf(symbol)}`,
              multiple,
            ),
          ],
    );
    return make('table', { class: 'pays' }, [
      make('thead', {}, [
        make('tr', {}, [
          make('th', { scope: 'col' }, [words.symbol]),
          make('th', { scope: 'col' }, [words.pays]),
        ]),
      ]),
      make('tbody', {}, [...three, ...leading.toReversed()]),
    ]);
  }

  function line(symbols: readonly string[], name: string, multiple: number): HTMLElement {
    return make('tr', {}, [
      make('td', {}, [
        make(
          'span',
          { class: 'icons' },
          symbols.map((symbol) => drawSymbol(skin, symbol)),
        ),
        ` ${name}`,
      ]),
      make('td', {}, [`× ${multiple}`]),
    ]);
  }
}
