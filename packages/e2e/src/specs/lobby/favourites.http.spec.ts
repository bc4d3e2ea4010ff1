import { slotGames } from '../../pages/favouritesPage.ts';
import { favActionPath, OtherDevice } from '../../fixtures/memberGames.ts';
import { cookiesOf, ownPage, signIn } from '../../fixtures/memberSession.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[LOBB-06] [LOBB-13] [LOBB-14] favourites change only from the brand’s own page of a real account, not without a session, for a trial or from another site', async ({
  ownBrand: brand,
}) => {
  const [{ nodeId, vassalage, gameType }] = await slotGames(brand);
  const path = `${favActionPath}?${new URLSearchParams({ nodeId: String(nodeId), vendor: vassalage, gameType }).toString()}`;
  const statusOf = async (headers: Readonly<Record<string, string>>): Promise<number> =>
    (await brand.request(path, { headers })).status;
  const cookie = cookiesOf(await signIn(brand));
  expect(await statusOf({ ...ownPage })).toBe(401);
  expect(
    await statusOf({
      ...ownPage,
      cookie: cookiesOf(await signIn(brand, { username: 'trial', password: 'Trial1234' })),
    }),
  ).toBe(403);
  for (const headers of [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { ...ownPage, 'sec-fetch-site': 'cross-site' },
    { ...ownPage, 'sec-fetch-site': 'none' },
  ])
    expect(await statusOf({ cookie, ...headers })).toBe(403);
  expect(await (await OtherDevice.of(brand)).favourites()).toEqual([]);
  expect(await statusOf({ ...ownPage, cookie })).toBe(200);
  expect(await (await OtherDevice.of(brand)).favourites()).toEqual([nodeId]);
});
