import type { RecentGamesReply } from '@livery/model';
import { beforeEach, expect, it } from 'vitest';
import { games, type Game } from '@livery/demo-content/catalogue/games';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const slots = games.filter(({ gameType }) => gameType === 'RNG').slice(0, 17);
const [first, second, third] = slots;
const live = games.find(({ gameType }) => gameType === 'LIVE');
let token = '';

beforeEach(async () => {
  token = await fixture.client.login('demo', 'Demo1234');
});

async function open(game: Game | undefined): Promise<void> {
  if (!game) throw new Error('The catalogue has too few games.');
  fixture.sandbox.clock.advance(1);
  expect(
    await fixture.client.call(
      'launchGame',
      { vassalage: game.vassalage, gameType: game.gameType, nodeId: game.nodeId },
      { token },
    ),
  ).toMatchObject({ success: true });
}

// The call's reply.
const recent = async (
  request: Record<string, unknown> = {},
  as = token,
): Promise<RecentGamesReply> =>
  (await fixture.client.call('getRecentGameList', request, { token: as }))
    .value as RecentGamesReply;
const numbers = ({ list }: RecentGamesReply): number[] => list.map(({ nodeId }) => nodeId);

it('[LOBB-15] lists games opened by a member, of every category, each once, latest first', async () => {
  expect(
    await recent({ clientType: 3, vassalage: '', language: 'EN', pageNo: 1, pageSize: 15 }),
  ).toEqual({ list: [], totalPages: 0 });
  for (const game of [first, second, live, first]) await open(game);
  expect(numbers(await recent())).toEqual([first, live, second].map((game) => game?.nodeId));
  expect(numbers(await recent({}, await fixture.client.login('agent', 'Agent1234')))).toEqual([]);
});

it('[LOBB-15] returns pages of fifteen, with the icon of each game', async () => {
  for (const game of slots) await open(game);
  const expected = slots.map(({ nodeId }) => nodeId).toReversed();
  const page = await recent();
  expect([numbers(page), page.totalPages]).toEqual([expected.slice(0, 15), 2]);
  expect(numbers(await recent({ pageNo: 2 }))).toEqual(expected.slice(15));
  const { list } = await recent({ pageSize: 1 });
  expect(list).toEqual([
    expect.objectContaining({
      nodeId: expected[0],
      showIcon: expect.stringMatching(/^\/TCG_PROD_IMAGES\/RNG\/\w+\/\d+\.png$/),
    }),
  ]);
});

it('[LOBB-15] omits refused launches', async () => {
  await open(second);
  expect(
    await fixture.client.call(
      'launchGame',
      { vassalage: 'NONE', gameType: 'RNG', nodeId: third?.nodeId },
      { token },
    ),
  ).toMatchObject({ success: false });
  expect(numbers(await recent())).toEqual([second?.nodeId]);
});

it('[LOBB-15] hides games the merchant does not offer before paging, and shows them when it does', async () => {
  const setModule = (enabled: boolean) =>
    fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/modules/GAME_LIVE`, {
      enabled,
    });
  for (const game of [first, live, second]) await open(game);
  await setModule(false);
  expect(await recent({ pageSize: 1 })).toMatchObject({
    list: [{ nodeId: second?.nodeId }],
    totalPages: 2,
  });
  expect(numbers(await recent({ pageSize: 1, pageNo: 2 }))).toEqual([first?.nodeId]);
  await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/modules/GAMES`, {
    enabled: false,
  });
  expect(await recent()).toEqual({ list: [], totalPages: 0 });
  await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/modules/GAMES`, {
    enabled: true,
  });
  await setModule(true);
  expect(numbers(await recent())).toEqual([second, live, first].map((game) => game?.nodeId));
});

it('[LOBB-15] filters by provider', async () => {
  for (const game of [first, live, second]) await open(game);
  expect(await recent({ vassalage: live?.vassalage })).toMatchObject({
    list: [{ nodeId: live?.nodeId }],
    totalPages: 1,
  });
  expect(await recent({ vassalage: 'NONE' })).toEqual({ list: [], totalPages: 0 });
});
