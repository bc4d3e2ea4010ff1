// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { internalAddress } from './internalLinks.ts';

beforeEach(() => window.history.replaceState(null, '', '/games/rng?page=2'));

/**
 * Clicks the first element with `data-here`, else the first link, and returns the internal address.
 */
function clicked(html: string, init: MouseEventInit = {}, prevented = false): string | undefined {
  document.body.innerHTML = html;
  let address: string | undefined;
  const follow = (event: MouseEvent): void => {
    address = internalAddress(event);
    event.preventDefault();
  };
  const element = document.querySelector('[data-here]') ?? document.querySelector('a');
  if (prevented) element?.addEventListener('click', (event) => event.preventDefault());
  document.addEventListener('click', follow);
  element?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }),
  );
  document.removeEventListener('click', follow);
  return address;
}

it('follows a link of the site with query and hash, wherever inside it the click was', () => {
  expect(clicked('<a href="/sports?a=1#b">x</a>')).toBe('/sports?a=1#b');
  expect(clicked('<a href="/sports"><span><b data-here>x</b></span></a>')).toBe('/sports');
  expect(clicked(`<a href="${window.location.origin}/sports">x</a>`)).toBe('/sports');
  expect(clicked('<a href="live">x</a>')).toBe('/games/live');
});

it('leaves clicks with modifiers or other buttons to the browser', () => {
  for (const init of [
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ])
    expect(clicked('<a href="/sports">x</a>', init)).toBeUndefined();
  expect(clicked('<a href="/sports">x</a>', {}, true)).toBeUndefined();
});

it.each([
  '<a href="https://elsewhere.example/sports">x</a>',
  '<a href="//elsewhere.example/">x</a>',
  '<a href="mailto:a@b.example">x</a>',
  '<a href="javascript:void 0">x</a>',
  '<a href="/sports" target="_blank">x</a>',
  '<a href="/file.pdf" download>x</a>',
  '<button data-here>x</button>',
  '<a>x</a>',
])('leaves %s to the browser', (html) => {
  expect(clicked(html)).toBeUndefined();
});

it('leaves a jump within the page to the browser, and follows one to another page', () => {
  expect(clicked('<a href="#content">x</a>')).toBeUndefined();
  expect(clicked('<a href="?page=3#content">x</a>')).toBe('/games/rng?page=3#content');
  expect(clicked('<a href="/sports#content">x</a>')).toBe('/sports#content');
});

it('follows a link to the current page, which reloads its data', () => {
  expect(clicked('<a href="/games/rng?page=2">x</a>')).toBe('/games/rng?page=2');
});
