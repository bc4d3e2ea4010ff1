import { nextTurn } from '@livery/testing/nextTurn';
import type { Game, GameVendor } from '@livery/model';
import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { gameListQuery } from '../lobby/gameListQuery.ts';
import { SiteSearchStore } from './SiteSearchStore.ts';

const debounceMs = 300;

const game = (nodeId: number, displayName: string, changes: Partial<Game> = {}): Game => ({
  nodeId,
  vassalage: 'NOVA',
  gameType: 'RNG',
  displayName,
  ...changes,
});
const games = (...list: readonly Game[]): Answer => reply({ games: list, totalPages: 1 });
const none = games();
const vendor = (gameType: string, vassalage: string, title: string, isHot = 0): GameVendor => ({
  vassalage,
  gameType,
  title,
  isHot,
});
const lanes = [
  {
    gameType: 'RNG',
    vendors: [vendor('RNG', 'NOVA', 'Nova Stars'), vendor('RNG', 'STAR', 'All Stars', 1)],
  },
  { gameType: 'SPORTS', vendors: [vendor('SPORTS', 'BALL', 'Star Ball')] },
];
const help = reply({
  language: 'EN',
  categories: [
    { id: 'a', name: 'A', articles: [{ id: 'stars', title: 'Stars', content: '<p>Stars.</p>' }] },
  ],
});

/** Sets up a search of a brand with the categories RNG and SPORTS. */
async function setUp({
  answers = {},
  gameTypes = ['RNG', 'SPORTS'],
}: {
  answers?: Readonly<Record<string, readonly Answer[]>>;
  gameTypes?: readonly string[];
} = {}) {
  const api = fakeApi({
    getGameVendor: [reply({ data: { lanes } })],
    getHelpCenter: [help],
    ...answers,
  });
  const clock = new FakeClock(1_000_000);
  const root = exampleRoot({ api, clock });
  await root.vendors.menu.load({});
  const search = root.create(
    (deps) =>
      new SiteSearchStore(deps, {
        pages: () => [
          { label: 'Slots', address: '/rng' },
          { label: 'Start page', address: '/' },
        ],
        gameTypes: () => gameTypes,
        findHelp: (categories) =>
          categories.flatMap(({ name, articles }) =>
            articles.map((article) => ({ article, category: name, passage: '' })),
          ),
      }),
  );
  return {
    api,
    clock,
    root,
    search,
    /** Lets time pass and the answers arrive. */
    pass: async (ms: number): Promise<void> => {
      clock.advance(ms);
      await nextTurn();
    },
    /** The texts for which the operator was asked for games. */
    asked: (): unknown[] =>
      api.calls.flatMap(({ name, request }) =>
        name === 'getGameList' && 'gameName' in request ? [request.gameName] : [],
      ),
    names: (): string[] => search.games.map(({ displayName }) => displayName),
  };
}

it('finds what is loaded at once, without a call', async () => {
  const { root, api, search, names } = await setUp({
    answers: { getGameList: [games(game(1, 'Star Hazel'), game(2, 'Lemon'))] },
  });
  await root.query(gameListQuery).load({ gameType: 'RNG' });

  search.type('sta');

  expect(names()).toEqual(['Star Hazel']);
  expect(search.providers.map(({ vendor: { title }, address }) => [title, address])).toEqual([
    ['Star Ball', '/sports?vassalage=BALL'],
    ['All Stars', '/games/rng?vassalage=STAR'],
    ['Nova Stars', '/games/rng?vassalage=NOVA'],
  ]);
  expect(search.pages.map(({ label }) => label)).toEqual(['Start page']);
  expect([search.help, search.isPending]).toEqual([[], true]);
  expect(api.countOf('getGameList')).toBe(1);
});

it('asks the operator for each category and the help centre when typing pauses', async () => {
  const { api, search, pass, asked, names } = await setUp({
    answers: { getGameList: [games(game(1, 'Star Hazel')), games(game(2, 'Star Cup'))] },
  });

  search.type('st');
  await pass(debounceMs - 1);
  search.type('star');
  await pass(debounceMs - 1);
  expect([asked(), search.isPending]).toEqual([[], true]);
  await pass(1);

  expect(asked()).toEqual(['star', 'star']);
  expect(api.calls.map(({ request }) => request)).toContainEqual(
    expect.objectContaining({ gameType: 'SPORTS', gameName: 'star', pageSize: 12 }),
  );
  expect([names(), search.help.length, search.isPending, search.hasFailed]).toEqual([
    ['Star Hazel', 'Star Cup'],
    1,
    false,
    false,
  ]);
});

it.each([
  ['a', 0],
  [' a ', 0],
  ['ab', 2],
  ['富', 2],
  ['별', 2],
  ['ガ', 2],
  ['ก', 2],
])('asks the operator about %j with %d calls', async (text, calls) => {
  const { search, pass, asked } = await setUp({ answers: { getGameList: [none, none] } });

  search.type(text);
  await pass(debounceMs);

  expect([asked().length, search.isPending]).toEqual([calls, false]);
});

it('orders games by match, and hot games first among equals', async () => {
  const { search, pass, names } = await setUp({
    gameTypes: ['RNG'],
    answers: {
      getGameList: [
        games(
          game(1, 'Superstar'),
          game(2, 'Known by another name'),
          game(3, 'Lucky Star'),
          game(4, 'Lucky Stars', { isHot: 1 }),
          game(5, 'Star Wheel'),
          game(6, 'Star'),
        ),
      ],
    },
  });

  search.type('star');
  await pass(debounceMs);

  expect(names()).toEqual([
    'Star',
    'Star Wheel',
    'Lucky Stars',
    'Lucky Star',
    'Superstar',
    'Known by another name',
  ]);
});

it('drops the late answers to an earlier text, and asks for no more of them', async () => {
  const slow = later();
  const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT'];
  const { search, pass, asked, names } = await setUp({
    gameTypes,
    answers: {
      getGameList: [slow.answer, slow.answer, slow.answer, slow.answer].concat(
        gameTypes.map(() => games(game(2, 'Wheel'))),
      ),
    },
  });
  search.type('star');
  await pass(debounceMs);

  search.type('wheel');
  await pass(debounceMs);
  slow.arrive(games(game(1, 'Star Hazel')));
  await pass(0);

  expect(asked().filter((text) => text === 'star')).toHaveLength(4);
  expect(asked().filter((text) => text === 'wheel')).toHaveLength(6);
  expect([names(), search.isPending]).toEqual([['Wheel'], false]);
});

it('keeps the results of other categories when one fails, and asks for that one again', async () => {
  const { search, pass, asked, names } = await setUp({
    answers: {
      getGameList: [
        games(game(1, 'Star Hazel')),
        fail('upstream_failed'),
        games(game(2, 'Star Cup')),
      ],
    },
  });
  search.type('star');
  await pass(debounceMs);
  expect([names(), search.hasFailed, search.isPending]).toEqual([['Star Hazel'], true, false]);

  search.submit();
  await pass(1_000);

  expect(asked()).toHaveLength(3);
  expect([names(), search.hasFailed]).toEqual([['Star Hazel', 'Star Cup'], false]);
});

it('searches the rest when the help centre fails', async () => {
  const { search, pass, names } = await setUp({
    gameTypes: ['RNG'],
    answers: {
      getHelpCenter: [fail('upstream_timeout')],
      getGameList: [games(game(1, 'Star Hazel'))],
    },
  });

  search.type('star');
  await pass(debounceMs);

  expect([names(), search.help, search.hasFailed]).toEqual([['Star Hazel'], [], true]);
});

it('asks once for a text that the visitor goes back to', async () => {
  const { search, pass, asked } = await setUp({
    gameTypes: ['RNG'],
    answers: { getGameList: [none, none] },
  });
  for (const text of ['star', 'stars', 'star']) {
    search.type(text);
    await pass(debounceMs);
  }

  expect(asked()).toEqual(['star', 'stars']);
  expect(search.isPending).toBe(false);
});

it.each([
  ['few', 3],
  ['many', 40],
])(
  'asks at most twenty times a second, however a visitor types, with %s categories',
  async (_title, count) => {
    const gameTypes = Array.from({ length: count }, (_, index) => `TYPE${index}`);
    const { search, pass, asked } = await setUp({
      gameTypes,
      answers: { getGameList: Array.from({ length: 5_000 }, () => none) },
    });

    for (let second = 0; second < 60; second += 1)
      for (let letter = 0; letter < 3; letter += 1) {
        search.type(`text ${second} ${letter}`);
        await pass(334);
      }

    expect(asked().length).toBeGreaterThan(60);
    expect(asked().length).toBeLessThanOrEqual(60 * 20 + count);
  },
);

it('ends its requests when it is closed', async () => {
  const slow = later();
  const { api, search, pass } = await setUp({
    gameTypes: ['RNG'],
    answers: { getGameList: [slow.answer] },
  });
  search.type('star');
  await pass(debounceMs);

  search.type('stars');
  search.close();
  await pass(60_000);

  expect(api.calls.filter(({ name }) => name === 'getGameList')).toMatchObject([
    { signal: { aborted: true } },
  ]);
});
