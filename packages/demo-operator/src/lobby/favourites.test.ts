import type { FavGameListReply, FavGamesReply } from '@livery/model';
import { beforeEach, expect, it } from 'vitest';
import { games, type Game } from '@livery/demo-content/catalogue/games';
import type { OperatorClient, OperatorReply } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const slots = games.filter(({ gameType }) => gameType === 'RNG');
let token = '';

beforeEach(async () => {
  token = await fixture.client.login('demo', 'Demo1234');
});

const act = (
  { nodeId, vassalage, gameType }: Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>,
  as = token,
): Promise<OperatorReply> =>
  fixture.client.call('gameFavAction', { nodeId, vendor: vassalage, gameType }, { token: as });
// The calls' replies.
const ids = async (
  as = token,
  client: OperatorClient = fixture.client,
): Promise<readonly number[]> =>
  ((await client.call('getFavGameList', {}, { token: as })).value as FavGameListReply).list;
const favourites = async (request: Record<string, unknown> = {}): Promise<FavGamesReply> =>
  (await fixture.client.call('getFavGames', request, { token })).value as FavGamesReply;

function game(index: number, catalogue: readonly Game[] = slots): Game {
  const found = catalogue[index];
  if (!found) throw new Error(`There is no game ${index}.`);
  return found;
}

it('[LOBB-06] adds a favourite, and removes an existing one', async () => {
  expect(await ids()).toEqual([]);
  expect((await act(game(0))).value).toEqual({ favourite: true });
  expect((await act(game(1))).value).toEqual({ favourite: true });
  expect(await ids()).toEqual([game(1).nodeId, game(0).nodeId]);
  expect((await act(game(1))).value).toEqual({ favourite: false });
  expect(await ids()).toEqual([game(0).nodeId]);
});

it('[LOBB-06] adds several favourites concurrently', async () => {
  await Promise.all([1, 2, 3].map((index) => act(game(index))));
  expect(new Set(await ids())).toEqual(new Set([1, 2, 3].map((index) => game(index).nodeId)));
});

it('[LOBB-13] lists favourites of a category in pages of fifteen, newest first; RNG by default', async () => {
  for (const slotGame of slots.slice(0, 17)) await act(slotGame);
  const live = game(
    0,
    games.filter(({ gameType }) => gameType === 'LIVE'),
  );
  await act(live);
  const newestFirst = slots
    .slice(0, 17)
    .map(({ nodeId }) => nodeId)
    .toReversed();
  const numbers = ({ content }: FavGamesReply): number[] => content.map(({ nodeId }) => nodeId);
  const first = await favourites();
  expect([numbers(first), first.totalPages]).toEqual([newestFirst.slice(0, 15), 2]);
  expect(numbers(await favourites({ gameType: 'RNG', pageNo: 2 }))).toEqual(newestFirst.slice(15));
  expect(await favourites({ pageNo: 3 })).toEqual({ content: [], totalPages: 2 });
  expect(numbers(await favourites({ pageSize: 2 }))).toEqual(newestFirst.slice(0, 2));
  expect(await favourites({ gameType: 'LIVE' })).toMatchObject({
    content: [{ nodeId: live.nodeId, displayName: live.displayName }],
    totalPages: 1,
  });
  expect(await ids()).toHaveLength(18);
});

it('[LOBB-06] rejects a game unless number, provider and category match', async () => {
  for (const wrong of [{ nodeId: 1 }, { vassalage: 'NONE' }, { gameType: 'LIVE' } as const]) {
    expect(await act({ ...game(0), ...wrong })).toMatchObject({
      status: 200,
      success: false,
      message: 'This game is not offered any more.',
    });
  }
  expect(await ids()).toEqual([]);
});

it('[LOBB-14] separates the favourites of each member and merchant', async () => {
  await act(game(0));
  expect(await ids(await fixture.client.login('agent', 'Agent1234'))).toEqual([]);
  const other = await fixture.admin.newMerchant();
  expect(await ids(await other.login('demo', 'Demo1234'), other)).toEqual([]);
});

it('[LOBB-13] hides games the merchant does not offer, and shows them when it does', async () => {
  await act(game(0));
  await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/modules/GAME_RNG`, {
    enabled: false,
  });
  expect([await favourites(), await ids()]).toEqual([{ content: [], totalPages: 0 }, []]);
  expect(await act(game(1))).toMatchObject({ success: false });
  await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/modules/GAME_RNG`, {
    enabled: true,
  });
  expect(await ids()).toEqual([game(0).nodeId]);
});

it('[SESS-03] refuses a trial account', async () => {
  const trial = await fixture.client.login('trial', 'Trial1234');
  expect(await act(game(0), trial)).toMatchObject({
    status: 200,
    success: false,
    message: expect.stringContaining('real account'),
  });
  for (const name of ['getFavGames', 'getFavGameList', 'getRecentGameList'])
    expect(await fixture.client.call(name, {}, { token: trial })).toMatchObject({ success: false });
});
