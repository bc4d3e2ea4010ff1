/** @import { PlayState } from '../server/PlayApi.ts' */
/** @import { Child } from './dom.js' */
/** @import { Site } from './Site.js' */
import { make } from './dom.js';
import { words } from './words.js';

/**
 * What stands around every game: its name, the player's money, the rules, the way out, and what is
 * going on in words.
 */
export class Frame {
  #site;
  #money;
  #balance = make('strong', { class: 'amount' });
  #said = make('p', { class: 'said', role: 'status', 'aria-live': 'polite' });
  #action = make('p', { class: 'action' });

  /**
   * @param {{ site: Site, state: PlayState, money: (minor: number) => string, rules: readonly
   *   Child[], body: readonly Child[] }} parts
   */
  constructor({ site, state, money, rules, body }) {
    this.#site = site;
    this.#money = money;
    const heading = make('h2', { id: 'rules', tabindex: -1 }, [words.rules]);
    // Not by the attribute: browsers complain of one in another site's frame as soon as it is
    // there.
    const showRules = () => {
      dialog.showModal();
      heading.focus();
    };
    const dialog = make('dialog', { 'aria-labelledby': 'rules' }, [
      heading,
      ...rules,
      make('p', {}, [
        make(
          'button',
          {
            type: 'button',
            class: 'plain',
            click: () => {
              dialog.close();
            },
          },
          [words.close],
        ),
      ]),
    ]);
    document.getElementById('game')?.replaceChildren(
      make('header', {}, [
        make('h1', {}, [state.game.name]),
        make('p', { class: 'money' }, [
          make('span', {}, [state.demo ? words.credits : words.balance]),
          ' ',
          this.#balance,
        ]),
        make('div', { class: 'ways' }, [
          make('button', { type: 'button', class: 'plain', click: showRules }, [words.rules]),
          make(
            'button',
            {
              type: 'button',
              class: 'plain',
              click: () => {
                site.leave();
              },
            },
            [words.lobby],
          ),
        ]),
      ]),
      ...body
        .filter((child) => child !== undefined && child !== false)
        .map((child) =>
          child === 'said' ? make('div', { class: 'telling' }, [this.#said, this.#action]) : child,
        ),
      dialog,
    );
    document.title = state.game.name;
    this.showBalance(state.balanceMinor);
  }

  /** Has what is said in a place of the game's own. @param {Element | null} place */
  tellIn(place) {
    place?.replaceChildren(this.#said, this.#action);
  }

  /** @param {string} text */
  say(text, { glad = false } = {}) {
    this.#said.textContent = text;
    this.#said.classList.toggle('glad', glad);
    this.#action.replaceChildren();
  }

  /**
   * Says that there is too little money, with the way to more where the money is real. @param
   * {string} text
   */
  sayTooLittle(text, { demo = false } = {}) {
    this.say(text);
    if (!demo)
      this.#action.append(
        make(
          'button',
          {
            type: 'button',
            class: 'plain',
            click: () => {
              this.#site.tell({ type: 'cashier' });
            },
          },
          [words.cashier],
        ),
      );
  }

  /** @param {number | undefined} balanceMinor Undefined while the wallet does not answer. */
  showBalance(balanceMinor) {
    this.#balance.textContent =
      balanceMinor === undefined ? words.unknownBalance : this.#money(balanceMinor);
    if (balanceMinor !== undefined && balanceMinor >= 0)
      this.#site.tell({ type: 'balance', balanceMinor });
  }

  /** The launch is over: nothing can be played here any more. */
  end(text = words.ended) {
    showEnd(this.#site, text);
  }
}

/**
 * In place of a game that cannot be played: its launch is over.
 * @param {Site} site
 * @param {string} text
 */
export function showEnd(site, text) {
  showNotice(site, text);
  site.tell({ type: 'ended' });
}

/**
 * In place of a game that is not played here.
 * @param {Site} site
 * @param {string} text
 */
export function showNotice(site, text) {
  const back = make(
    'button',
    {
      type: 'button',
      class: 'main',
      click: () => {
        site.leave();
      },
    },
    [words.lobby],
  );
  document
    .getElementById('game')
    ?.replaceChildren(
      make('div', { class: 'end' }, [make('p', { role: 'alert' }, [text]), make('p', {}, [back])]),
    );
}
