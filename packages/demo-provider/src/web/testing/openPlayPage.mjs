// Plain JavaScript: it runs the page's scripts, and this package has no types of a browser.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { playWords } from '../../server/page/playWords.ts';
import { renderPlayPage } from '../../server/page/renderPlayPage.ts';

export const words = playWords.EN;
export const cycleMs = 2_500;
export const origin = 'http://lagoon.localhost:8080';
export const fill = (text, values) =>
  text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
export const peso = (minor) =>
  new Intl.NumberFormat(words.tag, {
    minimumFractionDigits: 2,
    style: 'currency',
    currency: 'PHP',
  }).format(minor / 100);

export const slotRules = {
  three: { pearl: 250, fish: 5 },
  leading: { symbol: 'coral', pays: [0, 1, 3] },
  hitPercent: 31.5,
};
export const rulesOf = {
  slot: slotRules,
  wheel: { sectors: ['wave', 'pearl', 'wave'], pays: { wave: 2, pearl: 24 } },
  cards: { tieReturnsFrom: 5 },
  betslip: { housePercent: 6, mostReturnMinor: 1_000_000 },
};
export const reels = [
  ['coral', 'pearl', 'fish'],
  ['palm', 'fish', 'star'],
  ['shell', 'star', 'coral'],
];
export const stateOf = (kind, changes = {}) => ({
  game: { nodeId: 1, name: 'Coral Reels', skin: 'island' },
  demo: false,
  isOpen: true,
  currency: 'PHP',
  minorDigits: 2,
  balanceMinor: 100_000,
  stakesMinor: [100, 500],
  cycleMs,
  returnPercent: 95.63,
  last: [],
  rules: rulesOf[kind],
  ...changes,
});
export const settled = (order, { winMinor = 0, outcome = { reels } } = {}) => ({
  ...order,
  state: 'settled',
  outcome,
  winMinor,
  placedAtMs: 0,
});
export const ok = (value) => ({ status: 200, value });
export const fault = (name, status = 409) => ({ status, value: { fault: name } });
export const lost = Symbol('lost');

export let answers;
export let sent;
export let heard;

/**
 * Gives each test of a file a page of its own, a provider that answers what the test says, and a
 * clock that stands.
 */
export function usePlayPage() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('CSS', { escape: (text) => text });
    vi.stubGlobal('opener', { postMessage: (message, to) => heard.push({ ...message, to }) });
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    heard = [];
    sent = [];
    answers = {};
    vi.stubGlobal('fetch', async (address, { headers, body }) => {
      const path = address.replace('/play/api/', '');
      if (path === 'rounds') sent.push(JSON.parse(body));
      const queue = answers[path] ?? [];
      const answer = queue.length > 1 ? queue.shift() : queue[0];
      const given = typeof answer === 'function' ? answer(JSON.parse(body ?? 'null')) : answer;
      if (given === undefined || given === lost) throw new TypeError('Failed to fetch');
      expect(headers.authorization).toBe('Bearer launch-token');
      return new Response(JSON.stringify(given.value), { status: given.status });
    });
  });

  afterEach(() => {
    document.body.replaceChildren();
    sessionStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const pass = (ms) => vi.advanceTimersByTimeAsync(ms);
export const texts = (selector) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
export const said = () => texts('[role=status]').join(' ');
export const amount = () => texts('.amount')[0];
export const lines = () => texts('ol.lines li');
export const button = (name) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name));
export const press = async (name) => {
  button(name).click();
  await pass(0);
};
export const main = () => document.querySelector('button.main');

/** A page that was just loaded, with what the provider answers. */
export async function open(
  kind,
  replies = {},
  { hash = '#token=launch-token', query = `?origin=${encodeURIComponent(origin)}&mode=real` } = {},
) {
  const page = new DOMParser().parseFromString(
    renderPlayPage({ kind, query: new URLSearchParams(query) }),
    'text/html',
  );
  document.body.replaceWith(page.body);
  history.replaceState(null, '', `/play/${kind}${query}${hash}`);
  answers = { state: [ok(stateOf(kind))], balance: [ok({ balanceMinor: 100_000 })], ...replies };
  vi.resetModules();
  await import('../main.js');
  // The part of a game is loaded with it.
  for (let turn = 0; turn < 20 && document.querySelector('.loading'); turn += 1)
    await vi.dynamicImportSettled();
  await pass(0);
}
