import type {
  LotteryGame,
  LottOrder,
  LottPlayType,
  LottPlayTypesReply,
  LottPrizeMode,
  OpenedNumero,
} from '@livery/model';
import { reply, type Answer } from '@livery/stores/testing/fakeApi';
import { within } from '@testing-library/react';
import { mountNode, pagesAt, type MountedNode, type MountOptions } from './mountNode.tsx';

/** Returns a lottery whose bets are placed on the site's own page. */
export function lottery(changes: Partial<LotteryGame> = {}): LotteryGame {
  return {
    gameId: 7,
    gameName: 'Lucky Seven',
    vassalage: 'ELOTT',
    gameType: 'ELOTT',
    gameMenuTag: 'fastDraw',
    numero: '20260101-1',
    remainTime: 90,
    lockTime: 10,
    isHot: 0,
    ...changes,
  };
}

/** Returns the operator's answer with a lottery menu of one tag. */
export function menuOf(...games: readonly LotteryGame[]): Answer {
  return reply([{ tag: 'fastDraw', gameMenus: games }]);
}

/** Returns the result of a finished draw. */
export function draw(changes: Partial<OpenedNumero> = {}): OpenedNumero {
  return {
    gameId: 7,
    gameName: 'Lucky Seven',
    numero: '20260101-0',
    winningNumber: '123456',
    winningTime: '2026-01-01T00:00:00Z',
    ...changes,
  };
}

/** Returns a placed bet. */
export function order(changes: Partial<LottOrder> = {}): LottOrder {
  return {
    orderId: 'order-1',
    gameId: 7,
    gameName: 'Lucky Seven',
    numero: '20260101-1',
    playType: 'oddEven',
    picks: [['odd']],
    unit: 1,
    multiple: 1,
    prizeMode: 'Elott',
    betCount: 1,
    stake: 1,
    prize: 0,
    status: 'placed',
    placedAt: '2026-01-01T00:00:00Z',
    drawAt: '2026-01-01T00:10:00Z',
    ...changes,
  };
}

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const playTypes: LottPlayType[] = [
  {
    playType: 'lastDigit',
    count: 'options',
    fields: [{ name: 'digit', options: [...digits] }],
    odds: [{ outcomes: 1, total: 10 }],
  },
  {
    playType: 'last2Straight',
    count: 'product',
    fields: [
      { name: 'tens', options: [...digits] },
      { name: 'units', options: [...digits] },
    ],
    odds: [{ outcomes: 1, total: 100 }],
  },
  {
    playType: 'oddEven',
    count: 'options',
    fields: [{ name: 'side', options: ['odd', 'even'] }],
    odds: [{ outcomes: 1, total: 2 }],
  },
  {
    playType: 'sum',
    count: 'options',
    fields: [{ name: 'sum', options: ['0', '1'] }],
    odds: [
      { option: '0', outcomes: 1, total: 1000 },
      { option: '1', outcomes: 3, total: 1000 },
    ],
  },
];
const seriesOf: Readonly<Record<string, number>> = { Lott: 1800, ZY: 1860, Elott: 1920, SEA: 1880 };

/** Returns the operator's answer with the play types of a prize mode. */
export function offerOf(
  prizeMode: LottPrizeMode,
  changes: Partial<LottPlayTypesReply> = {},
): Answer {
  return reply({
    prizeMode,
    series: seriesOf[prizeMode] ?? 1900,
    units: [1, 2, 10],
    maxMultiple: 999,
    minStake: 1,
    maxStake: 5000,
    maxPrize: 100_000,
    playTypes,
    ...changes,
  });
}

/** Returns the answer for up to 30 requests. */
export function always(answer: Answer): Answer[] {
  return Array.from({ length: 30 }, () => answer);
}

const { guardExempt, routes: pages } = pagesAt({
  home: '/',
  login: '/login',
  register: '/register',
  lottery: '/lottery',
  game: '/game',
});
const routes = {
  guardExempt,
  routes: {
    ...pages,
    elott: { paths: ['/{games}'], params: { games: ['elott'] }, layout: 'main', page: 'lottery' },
  },
};

/** Mounted page of lotteries with helpers for tests. */
export interface MountedLottery extends MountedNode {
  /** Clicks a button by its name. */
  readonly press: (name: string) => Promise<void>;
  readonly openTab: (part: 'bet' | 'orders' | 'results') => Promise<void>;
  readonly requests: (call: string) => object[];
  /** Returns the status message of the bet. */
  readonly outcome: () => string | null;
}

/** Mounts the list of lotteries, or the lottery in `query`, for example `?gameCode=7`. */
export async function mountLottery({
  games = [lottery()],
  draws = [],
  props = {},
  answers = {},
  ...options
}: MountOptions & {
  readonly games?: readonly LotteryGame[];
  readonly draws?: readonly OpenedNumero[];
  readonly props?: object;
} = {}): Promise<MountedLottery> {
  const node = await mountNode(
    { use: 'LotteryList', props: { title: { $text: 'lobby.lotteries' }, ...props } },
    {
      ...options,
      documents: { routes, ...options.documents },
      answers: {
        getVnLotteryMenu: always(menuOf(...games)),
        getVnNumero: always(reply(draws)),
        getLottPlayTypes: [offerOf('Lott')],
        getLottOrders: always(reply({ orders: [], totalPages: 1 })),
        getBalanceV2: always(reply({ sumBalance: 1 })),
        launchGame: [
          reply({
            url: 'https://games.example/play',
            token: 'token-1',
            demo: false,
            currency: 'PHP',
            launchId: 'L1',
          }),
        ],
        ...answers,
      },
    },
  );
  const { api, getByRole, t, user } = node;
  return {
    ...node,
    press: (name) => user.click(getByRole('button', { name })),
    openTab: (part) => user.click(getByRole('tab', { name: t(`lottery.part.${part}`) })),
    requests: (call) => api.calls.filter(({ name }) => name === call).map(({ request }) => request),
    outcome: () => within(getByRole('form')).getByRole('status').textContent,
  };
}
