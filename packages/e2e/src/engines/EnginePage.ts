import { expect } from 'playwright/test';
import type { TestBrand } from '../fixtures/TestBrand.ts';
import type { EngineWindow } from './EngineWindow.ts';

/** A visible element: the first one of a selector with a name, if one is given. */
export interface Target {
  readonly css: string;
  /** Accessible name (label, `aria-label` or text), or a part of it if none is equal. */
  readonly name?: string;
}

/** Pages of one brand in an engine's window. */
export class EnginePage {
  readonly #window: EngineWindow;
  readonly #brand: TestBrand;

  constructor(window: EngineWindow, brand: TestBrand) {
    this.#window = window;
    this.#brand = brand;
  }

  /** Opens a path and waits until the page is hydrated and has loaded its parts. */
  async open(path: string): Promise<void> {
    await this.#window.navigate(this.#brand.url(path));
    await this.settled(path);
  }

  /** Waits until the page is hydrated and has loaded its parts. */
  async settled(name = ''): Promise<void> {
    await this.expectThat(() => {
      const { hydrated, settled } = document.documentElement.dataset;
      return hydrated !== undefined && settled !== undefined;
    }, `${name} is hydrated and settled`);
  }

  goBack(): Promise<void> {
    return this.#window.goBack();
  }

  /** Calls a function, which may only use its arguments, in the page. */
  async evaluate<A extends readonly unknown[], T>(run: (...args: A) => T, ...args: A): Promise<T> {
    const values = args.map((value) => JSON.stringify(value) ?? 'undefined');
    const text = await this.#window.evaluate(
      `JSON.stringify((${String(run)})(${values.join()}) ?? null)`,
    );
    // JSON of the function's result
    return JSON.parse(text) as T;
  }

  /** Waits until a function returns true in the page. */
  async expectThat<A extends readonly unknown[]>(
    holds: (...args: A) => boolean,
    message: string,
    ...args: A
  ): Promise<void> {
    await expect
      // A document that is being left cannot be asked.
      .poll(() => this.evaluate(holds, ...args).catch(String), { message, intervals: [100] })
      .toBe(true);
  }

  /** Waits until an element is visible. */
  async see(target: Target): Promise<void> {
    await expect
      .poll(() => this.#place(target), {
        message: `${describe(target)} is visible`,
        intervals: [100],
      })
      .toMatch(/^\d+,\d+$|^covered/);
  }

  /** Waits until an element is not visible. */
  async notSee(target: Target): Promise<void> {
    await expect
      .poll(() => this.#place(target), {
        message: `${describe(target)} is not visible`,
        intervals: [100],
      })
      .toMatch(/none of them visible/);
  }

  /** Waits until the page shows a text. */
  seeText(text: string): Promise<void> {
    return this.expectThat(
      (expected) =>
        document.body.innerText.replaceAll(/[\u200e\u200f\u2060-\u2069]/g, '').includes(expected),
      `"${text}" is visible`,
      text,
    );
  }

  /** Waits until the address has a path, and a query where one is given. */
  expectPath(path: string): Promise<void> {
    return this.expectThat(
      (expected) => `${location.pathname}${location.search}`.startsWith(expected),
      `the address is ${path}`,
      path,
    );
  }

  /** Presses an element with the mouse, once it rests and nothing covers it. */
  async press(target: Target): Promise<void> {
    let place = '';
    await expect
      .poll(
        async () => {
          const last = place;
          place = await this.#place(target);
          return place === last ? place : 'moves';
        },
        { message: `${describe(target)} can be pressed`, intervals: [100] },
      )
      .toMatch(/^\d+,\d+$/);
    const [x = 0, y = 0] = place.split(',').map(Number);
    await this.#window.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Presses a field and types a text into it. */
  async type(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.keys(text);
  }

  /** Presses keys, one for each character; those without one have private codes. */
  async keys(text: string): Promise<void> {
    await this.#window.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);
  }

  /** Returns the centre of an element, or why it cannot be pressed. */
  #place(target: Target): Promise<string> {
    return this.evaluate(placeOf, target).catch(String);
  }
}

/** Runs in the page, like the functions of Playwright's locators. */
function placeOf({ css, name }: Target): string {
  const clean = (text: string | null | undefined): string =>
    (text ?? '')
      .replaceAll(/[\u200e\u200f\u2060-\u2069]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return clean(label);
    const labelled = element.getAttribute('aria-labelledby');
    if (labelled !== null)
      return clean(
        labelled
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    if (element instanceof HTMLInputElement)
      return clean([...(element.labels ?? [])].map((text) => text.textContent).join(' '));
    return clean(element.textContent);
  };
  const all = [...document.querySelectorAll(css)];
  const named = all.filter((element) => name === undefined || nameOf(element) === clean(name));
  const found =
    named.length > 0 ? named : all.filter((element) => nameOf(element).includes(clean(name)));
  const element = found.find((candidate) => candidate.getClientRects().length > 0);
  if (!element)
    return `${found.length} found, none of them visible; the names are: ${all.map(nameOf).join(', ').slice(0, 500)}`;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const [left, top] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const hit = document.elementFromPoint(left, top);
  return hit && (element.contains(hit) || hit.contains(element))
    ? `${left},${top}`
    : `covered by ${hit?.outerHTML.slice(0, 200) ?? 'the edge of the window'}`;
}

function describe({ css, name }: Target): string {
  return name === undefined ? css : `${css} "${name}"`;
}
