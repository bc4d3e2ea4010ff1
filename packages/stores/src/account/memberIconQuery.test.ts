import { expect, it } from 'vitest';
import { memberIconQuery, memberIconUrls } from './memberIconQuery.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply } from '../testing/fakeApi.ts';

it('returns the addresses of the member’s icon on the image CDNs until the logout', async () => {
  const root = exampleRoot({
    api: fakeApi({ icon: [reply({ icon: 'AV07' })], logout: [reply({})] }),
  });
  expect(memberIconUrls(root)).toEqual([]);
  await root.query(memberIconQuery).load({});
  expect(new Set(memberIconUrls(root))).toEqual(
    new Set(['https://cdn.example/TCG_PROD_IMAGES/AVATAR/AV07.png']),
  );
  expect(memberIconUrls(root)).toHaveLength(2);
  await root.session.logout();
  expect(memberIconUrls(root)).toEqual([]);
});

it('returns no address if the call fails', async () => {
  const root = exampleRoot({ api: fakeApi({ icon: [fail('upstream_failed')] }) });
  await root.query(memberIconQuery).load({});
  expect(memberIconUrls(root)).toEqual([]);
});
