import { JSDOM } from 'jsdom';
import { expect, it, onTestFinished } from 'vitest';
import { inlineBootScript } from './inlineBootScript.ts';

/** Opens a served page and records the clicks that reach its buttons. */
function openPage(): {
  readonly press: (id: string) => void;
  /** Marks an element as React does when it hydrates it. */
  readonly hydrate: (...ids: string[]) => void;
  readonly remove: (id: string) => void;
  readonly isTicked: () => boolean;
  readonly arrived: readonly string[];
} {
  const { window } = new JSDOM(
    `<script>${inlineBootScript}</script>
    <div role="radiogroup"><button id="slots"></button><button id="cards"></button></div>
    <div role="radiogroup"><button id="new"></button></div>
    <button id="send"><i id="icon"></i></button><button id="clear"></button>
    <label id="label"><input type="checkbox" id="box"></label>`,
    { runScripts: 'dangerously' },
  );
  onTestFinished(() => window.close());
  const { document } = window;
  const arrived: string[] = [];
  document.addEventListener('click', ({ target }) => {
    if (target instanceof window.HTMLButtonElement) arrived.push(target.id);
  });
  const find = (id: string): HTMLElement => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`no #${id}`);
    return found;
  };
  return {
    press: (id) => find(id).dispatchEvent(new window.MouseEvent('click', eventOptions)),
    hydrate: (...ids) => ids.forEach((id) => Object.assign(find(id), { __reactProps$1: {} })),
    remove: (id) => find(id).remove(),
    isTicked: () => document.querySelector<HTMLInputElement>('#box')?.checked === true,
    arrived,
  };
}

const eventOptions = { bubbles: true, cancelable: true };

it('keeps the last press until its button is hydrated, and repeats it once', async () => {
  const page = openPage();
  for (const id of ['send', 'clear', 'send', 'icon']) page.press(id);
  expect(page.arrived).toEqual([]);

  page.hydrate('clear', 'send');
  await expect.poll(() => page.arrived).toEqual(['send']);
  page.press('send');
  expect(page.arrived).toEqual(['send', 'send']);
});

it('keeps the last press of each group of choices beside it, in their order', async () => {
  const page = openPage();
  for (const id of ['slots', 'new', 'cards', 'send']) page.press(id);

  page.hydrate('slots', 'cards', 'new', 'send');

  await expect.poll(() => page.arrived).toEqual(['new', 'cards', 'send']);
});

it('waits for no button that is gone or hydrates later', async () => {
  const page = openPage();
  for (const id of ['slots', 'new', 'send']) page.press(id);
  page.remove('slots');

  page.hydrate('send');
  await expect.poll(() => page.arrived).toEqual(['send']);

  page.hydrate('new');
  await expect.poll(() => page.arrived).toEqual(['send', 'new']);
});

it('drops the press that another one replaces after hydration', async () => {
  const page = openPage();
  for (const id of ['slots', 'new', 'send']) page.press(id);

  page.hydrate('cards', 'clear');
  page.press('cards');
  page.press('clear');
  page.hydrate('slots', 'new', 'send');

  await expect.poll(() => page.arrived).toEqual(['cards', 'clear', 'new']);
});

it('leaves a checkbox to the browser, which toggles it once', () => {
  const page = openPage();
  page.press('label');
  expect(page.isTicked()).toBe(true);
  page.press('box');
  expect(page.isTicked()).toBe(false);
  expect(page.arrived).toEqual([]);
});
