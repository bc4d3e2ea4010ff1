import { ownPage, sessionOf, cookiesOf } from '../../fixtures/memberSession.ts';
import { publish } from '../../fixtures/brandStatus.ts';
import { bodyOf } from '../../http/sealedBody.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { expect, test } from '../../fixtures/test.ts';
import { loginV2 } from '@livery/api';

const login = async (brand: TestBrand, username: string, password: string, audience: string) =>
  brand.request('/wps/session/login', {
    method: 'POST',
    headers: ownPage,
    body: await bodyOf(brand, loginV2, { username, password, type: 'username', audience }),
  });

test('[LOGN-20] the gateway decides by account type whatever a page sends: agents are members too, trials are no agents', async ({
  ownBrand: brand,
}) => {
  expect(JSON.parse((await login(brand, 'trial', 'Trial1234', 'agent')).body)).toEqual({
    success: false,
    code: 'not_agent',
    requestId: expect.any(String),
  });
  expect(JSON.parse((await login(brand, 'agent', 'Agent1234', 'both')).body)).toMatchObject({
    code: 'bad_request',
  });
  expect(
    await sessionOf(brand, cookiesOf(await login(brand, 'agent', 'Agent1234', 'member'))),
  ).toMatchObject({ state: 'member', isAgent: 1 });
});

test('[LOGN-20] a brand can restrict its members’ login to certain account types', async ({
  createBrand,
}) => {
  const brand = await createBrand({
    documents: {
      'site.json': (site) => {
        site.accountTypes = { memberLogin: [0, 4] };
      },
    },
  });
  const { status, body, headers } = await login(brand, 'agent', 'Agent1234', 'member');
  expect([status, JSON.parse(body), headers['set-cookie']]).toEqual([
    403,
    { success: false, code: 'not_member', requestId: expect.any(String) },
    undefined,
  ]);
});

test('[ROUTE-19] [SESS-04] the agents’ home and the member centre each redirect a guest to their login', async ({
  ownBrand: brand,
}) => {
  await publish(brand, () =>
    brand.write(
      'routes.json',
      JSON.stringify({
        $schema: '../../../schemas/routes.schema.json',
        routes: {
          memberCentre: {
            paths: ['/member'],
            page: 'vip',
            access: 'member',
            title: { $text: 'nav.vip' },
            description: { $text: 'nav.vip' },
          },
        },
      }),
    ),
  );
  expect(
    await Promise.all(
      ['/agentHome', '/member'].map(async (path) => (await brand.request(path)).headers.location),
    ),
  ).toEqual(['/agentLogin', '/login']);
});
