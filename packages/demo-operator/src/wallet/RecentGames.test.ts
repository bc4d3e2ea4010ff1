import { expect, it } from 'vitest';
import { games } from '@livery/demo-content/catalogue/games';
import { gameTypes } from '@livery/demo-content/catalogue/gameTypes';
import { useDatabase } from '../testing/useDatabase.ts';
import { catalogue, useLaunches } from '../testing/useLaunches.ts';
import { RecentGames } from './RecentGames.ts';

const fixture = useDatabase();
const played = useLaunches(fixture);

it('lists each game a member opened once, latest first, in pages', async () => {
  const member = await played.signIn();
  const otherMember = await played.signIn();
  for (const index of [0, 1, 2, 3, 1, 4, 1]) await played.open(member, index);
  await played.open(otherMember, 9);
  const recent = new RecentGames({ db: fixture.db, catalogue });
  const page = async (pageNo: number): Promise<object> => {
    const { games: found, totalPages } = await recent.of('LAGOON', member.memberId, {
      categories: gameTypes,
      vassalage: '',
      pageNo,
      pageSize: 2,
    });
    return { found: found.map((game) => games.indexOf(game)), totalPages };
  };
  expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
    { found: [1, 4], totalPages: 3 },
    { found: [3, 2], totalPages: 3 },
    { found: [0], totalPages: 3 },
    { found: [], totalPages: 3 },
  ]);
  expect(
    await recent.of('IRONFIELD', member.memberId, {
      categories: gameTypes,
      vassalage: '',
      pageNo: 1,
      pageSize: 2,
    }),
  ).toEqual({ games: [], totalPages: 0 });
});
