import { expect, it } from 'vitest';
import { requestOf } from '../site/defineQuery.ts';
import { hotGamesOf, hotGamesQuery, popularGamesQuery } from './hotGamesQuery.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { fakeApi, reply } from '../testing/fakeApi.ts';

const game = (nodeId: number, gameType: string) => ({
  nodeId,
  gameType,
  vassalage: 'PG',
  displayName: `Game ${nodeId}`,
});
const menu = (codes: readonly string[]) =>
  reply({
    data: {
      lanes: [
        {
          gameType: 'ELOTT',
          vendors: codes.map((vassalage) => ({ vassalage, gameType: 'ELOTT', title: vassalage })),
        },
      ],
    },
  });

it('[LOBB-07] [LOBB-18] requests hot games with merchant, platform and language and returns those of a category', async () => {
  const api = fakeApi({
    getHotGameList: [
      reply({ list: [game(1, 'RNG'), game(2, 'LIVE'), game(3, 'RNG')], footer: [] }),
    ],
  });
  const root = exampleRoot({ api });

  await root.query(hotGamesQuery).load({});

  expect(api.calls.map(({ request }) => request)).toEqual([
    { merchantCode: 'example', isPlatform: 2, platform: 'html5-desktop', language: 'EN' },
  ]);
  expect(
    ['RNG', 'LIVE', 'FISH'].map((gameType) =>
      hotGamesOf(root, gameType).map(({ nodeId }) => nodeId),
    ),
  ).toEqual([[1, 3], [2], []]);
});

it.each([
  [['LOTT'], 'EL'],
  [['TCG_LOTTO_VN'], 'EL'],
  [['PG'], 'LO'],
])(
  '[LOBB-16] [LOBB-10] requests popular games with count, prize mode and device; with %j under ELOTT the mode is %s',
  async (codes, prizeMode) => {
    const api = fakeApi({ getGameVendor: [menu(codes)], getPopular: [reply({ games: [] })] });
    const bootstrap = exampleBootstrap({
      site: {
        lists: { ...exampleSettings.lists, popularCount: 20 },
        prizeModes: { lott: 'LO', zy: 'ZY', elott: 'EL', sea: 'SEA' },
      },
    });
    const root = exampleRoot({ api, bootstrap });
    await root.vendors.menu.load({});

    await root.query(popularGamesQuery).load(requestOf(popularGamesQuery, root));

    expect(api.calls.at(-1)?.request).toEqual({
      count: 20,
      prizeMode,
      device: 'WEB',
      language: 'EN',
    });
  },
);
