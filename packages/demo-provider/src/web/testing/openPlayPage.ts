import { stubMembers } from '@livery/testing/stubMembers';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { PageKind } from '../../server/gameKinds.ts';
import { playWords } from '../../server/page/playWords.ts';
import { renderPlayPage } from '../../server/page/renderPlayPage.ts';
import type {
  CardsRules,
  PlayState,
  RoundFault,
  RoundView,
  SlipRules,
  SlotRules,
  WheelRules,
} from '../../server/PlayApi.ts';
import type { Order } from '../PlayClient.ts';

export const words = playWords.EN;
export const cycleMs = 2_500;
export const origin = 'http://lagoon.localhost:8080';

export { fillText as fill } from '@livery/demo-content/words/fillText';

export function peso(minor: number): string {
  return new Intl.NumberFormat(words.tag, {
    minimumFractionDigits: 2,
    style: 'currency',
    currency: 'PHP',
  }).format(minor / 100);
}

const slot: SlotRules = {
  three: { pearl: 250, fish: 5 },
  leading: { symbol: 'coral', pays: [0, 1, 3] },
  hitPercent: 31.5,
};
const wheel = {
  sectors: ['wave', 'pearl', 'wave'],
  pays: { wave: 2, pearl: 24 },
} satisfies WheelRules;
const cards: CardsRules = { tieReturnsFrom: 5 };
const betslip: SlipRules = { housePercent: 6, mostReturnMinor: 1_000_000 };
export const rulesOf = { slot, wheel, cards, betslip };

const reels = [
  ['coral', 'pearl', 'fish'],
  ['palm', 'fish', 'star'],
  ['shell', 'star', 'coral'],
];

export function stateOf(kind: keyof typeof rulesOf, changes: Partial<PlayState> = {}): PlayState {
  return {
    game: { nodeId: 1, name: 'Coral Reels', skin: 'island' },
    demo: false,
    isOpen: true,
    currency: 'PHP',
    minorDigits: 2,
    balanceMinor: 100_000,
    stakesMinor: [100, 500],
    maxStakeMinor: 10_000,
    cycleMs,
    returnPercent: 95.63,
    last: [],
    rules: rulesOf[kind],
    ...changes,
  };
}

export function settled(
  order: Order,
  { winMinor = 0, outcome = { reels } }: { winMinor?: number; outcome?: unknown } = {},
): RoundView {
  return { ...order, state: 'settled', outcome, winMinor, placedAtMs: 0 };
}

/** Reply of the provider. */
interface Reply {
  readonly status: number;
  readonly value: unknown;
}

/** A request that fails without an answer. */
export const lost = Symbol('lost');

type Answer = Reply | typeof lost | ((order: Order) => Reply);

/** Replies by path, in order; the last one is repeated. */
type Answers = Partial<
  Record<'state' | 'balance' | 'events' | 'jackpot' | 'rounds', readonly Answer[]>
>;

export function ok(value: unknown): Reply {
  return { status: 200, value };
}

export function fault(name: RoundFault, status = 409): Reply {
  return { status, value: { fault: name } };
}

/** Message to the page around the game. */
interface SiteMessage {
  readonly protocol: string;
  readonly type: string;
  readonly stakeMinor?: number;
  readonly winMinor?: number;
  readonly balanceMinor?: number;
  /** Target origin of the message. */
  readonly to: string;
}

let answers: Map<string, Answer[]>;
export let orders: Order[];
export let messages: SiteMessage[];

/** Gives each test of a file its own page, provider replies and a fake clock. */
export function usePlayPage(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    vi.stubGlobal('opener', {
      postMessage: (message: Omit<SiteMessage, 'to'>, to: string) =>
        messages.push({ ...message, to }),
    });
    stubMembers(HTMLDialogElement.prototype, {
      showModal() {
        this.open = true;
      },
      close() {
        this.open = false;
      },
    });
    messages = [];
    orders = [];
    answers = new Map();
    vi.stubGlobal('fetch', answerRequest);
  });

  afterEach(() => {
    document.body.replaceChildren();
    sessionStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

async function answerRequest(
  address: string,
  { headers, body }: { headers: Record<string, string>; body?: string },
): Promise<Response> {
  const path = address.replace('/play/api/', '');
  const order = JSON.parse(body ?? 'null') as Order; // the only body a page sends
  if (path === 'rounds') orders.push(order);
  const queue = answers.get(path) ?? [];
  const answer = queue.length > 1 ? queue.shift() : queue[0];
  const reply = typeof answer === 'function' ? answer(order) : answer;
  if (reply === undefined || reply === lost) throw new TypeError('Failed to fetch');
  expect(headers.authorization).toBe('Bearer launch-token');
  return new Response(JSON.stringify(reply.value), { status: reply.status });
}

export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

export function texts(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

export function statusText(): string {
  return texts('[role=status]').join(' ');
}

export function amount(): string | undefined {
  return texts('.amount')[0];
}

export function lines(): string[] {
  return texts('ol.lines li');
}

/** Returns the first button of a selector whose text begins with a name. */
export function button(name: string, selector = 'button'): HTMLButtonElement | undefined {
  return [...document.querySelectorAll<HTMLButtonElement>(selector)].find(({ textContent }) =>
    textContent.startsWith(name),
  );
}

export async function press(pressed: string | HTMLElement | undefined): Promise<void> {
  const element = typeof pressed === 'string' ? button(pressed) : pressed;
  if (!element) throw new Error('The page does not have this button.');
  element.click();
  await pass(0);
}

export function main(): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>('button.main');
  if (!found) throw new Error('The page has no main button.');
  return found;
}

/** Reloads the page with the given provider replies. */
export async function open(
  kind: Exclude<PageKind, 'lottery'>,
  replies: Answers = {},
  { hash = '#token=launch-token', query = `?origin=${encodeURIComponent(origin)}&mode=real` } = {},
): Promise<void> {
  const page = new DOMParser().parseFromString(
    renderPlayPage({ kind, query: new URLSearchParams(query) }),
    'text/html',
  );
  document.body.replaceWith(page.body);
  history.replaceState(null, '', `/play/${kind}${query}${hash}`);
  const all: Answers = {
    state: [ok(stateOf(kind))],
    balance: [ok({ balanceMinor: 100_000 })],
    ...replies,
  };
  answers = new Map(Object.entries(all).map(([path, queue]) => [path, [...queue]]));
  vi.resetModules();
  await import('../main.ts');
  // The module of the kind of game is loaded on demand.
  for (let turn = 0; turn < 20 && document.querySelector('.loading'); turn += 1)
    await vi.dynamicImportSettled();
  await pass(0);
}
