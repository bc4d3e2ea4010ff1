import { expect, it } from 'vitest';
import { memberIconQuery, memberIconUrls } from './memberIconQuery.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply } from '../testing/fakeApi.ts';

it('knows where the member’s picture is, on each image CDN in turn, and forgets it with the member', async () => {
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

it('has no picture where the operator gives none', async () => {
  const root = exampleRoot({ api: fakeApi({ icon: [fail('upstream_failed')] }) });
  await root.query(memberIconQuery).load({});
  expect(memberIconUrls(root)).toEqual([]);
});
