import type { PlayState } from '../server/PlayApi.ts';
import { make, type Child } from './dom.ts';
import type { FormatMoney } from './money.ts';
import type { Site } from './Site.ts';
import { words } from './words.ts';

export interface FrameParts {
  readonly site: Site;
  readonly state: PlayState;
  readonly money: FormatMoney;
  readonly rules: readonly Child[];
  readonly body: readonly Child[];
  /** Where in the body messages appear. */
  readonly messages: Element;
}

/** Everything around a game: its name, the balance, the rules, the way out, and messages. */
export class Frame {
  readonly #site: Site;
  readonly #money: FormatMoney;
  readonly #balance = make('strong', { class: 'amount' });
  readonly #status = make('p', { class: 'said', role: 'status', 'aria-live': 'polite' });
  readonly #action = make('p', { class: 'action' });

  constructor({ site, state, money, rules, body, messages }: FrameParts) {
    this.#site = site;
    this.#money = money;
    messages.replaceChildren(this.#status, this.#action);
    const heading = make('h2', { id: 'rules', tabindex: -1 }, [words.rules]);
    // Focused by script, because browsers warn about `autofocus` in a cross-origin frame as soon as
    // the attribute is in the document.
    const showRules = (): void => {
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
      ...body.filter((child) => child !== undefined && child !== false),
      dialog,
    );
    document.title = state.game.name;
    this.showBalance(state.balanceMinor);
  }

  /** Replaces the message; `isWin` highlights it. */
  showMessage(text: string, { isWin = false } = {}): void {
    this.#status.textContent = text;
    this.#status.classList.toggle('glad', isWin);
    this.#action.replaceChildren();
  }

  /** Shows that the balance is too low, with a link to the cashier when the money is real. */
  showLowBalance(text: string, { demo }: Pick<PlayState, 'demo'>): void {
    this.showMessage(text);
    if (demo) return;
    this.#action.append(
      make(
        'button',
        {
          type: 'button',
          class: 'plain',
          click: () => {
            this.#site.send({ type: 'cashier' });
          },
        },
        [words.cashier],
      ),
    );
  }

  /** `balanceMinor` is undefined while the wallet does not answer. */
  showBalance(balanceMinor: number | undefined): void {
    this.#balance.textContent =
      balanceMinor === undefined ? words.unknownBalance : this.#money(balanceMinor);
    if (balanceMinor !== undefined && balanceMinor >= 0)
      this.#site.send({ type: 'balance', balanceMinor });
  }

  /** Replaces the game, because its launch has ended. */
  end(): void {
    showEnd(this.#site, words.ended);
  }
}

/** Replaces a game whose launch has ended, and reports the end to the site. */
export function showEnd(site: Site, text: string): void {
  showNotice(site, text);
  site.send({ type: 'ended' });
}

/** Replaces a game that cannot be played on this page. */
export function showNotice(site: Site, text: string): void {
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
