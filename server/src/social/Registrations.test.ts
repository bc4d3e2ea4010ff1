import { expect, it } from 'vitest';
import { fakeOperator } from '../testing/fakeOperator.ts';
import { fakeProvider } from '../testing/fakeProvider.ts';
import { begin, ledTo, offerSocial, open, socialBrand, start } from '../testing/socialBrand.ts';
import { startTestServer } from '../testing/startTestServer.ts';

it.each([
  [undefined, 'coral-client:canary-secret', null],
  [['client_secret_post'], undefined, 'canary-secret'],
])(
  'authenticates with its secret by the method the provider supports: %s',
  async (authentication, credentials, field) => {
    await using provider = await fakeProvider();
    await using operator = await fakeOperator();
    offerSocial(operator);
    if (authentication) provider.manners.authentication = authentication;
    const site = socialBrand(provider, {
      upstream: {
        socialProviders: {
          tide: {
            issuer: provider.issuer,
            clientId: 'coral-client',
            clientSecret: { $secret: 'TIDE_SECRET' },
          },
        },
      },
    });
    await using server = await startTestServer({
      sites: [site],
      operator,
      secretOf: (name) => (name === 'TIDE_SECRET' ? 'canary-secret' : undefined),
    });
    const { callback, cookie } = await begin(server, provider);
    expect(ledTo(await open(server, callback, { cookie }))).toBe('303 /');
    const [, basic] = /^Basic (.+)$/.exec(provider.tokenRequests[0]?.authorization ?? '') ?? [];
    expect([
      basic && decodeURIComponent(Buffer.from(basic, 'base64').toString()),
      provider.tokenRequests[0]?.form.get('client_secret'),
    ]).toEqual([credentials, field]);
    expect(server.logs.join('')).not.toContain('canary');
  },
);

it('loads a provider’s discovery document every ten minutes, and again after an invalid callback', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({ sites: [socialBrand(provider)], operator });
  const discoveries = () => provider.paths.filter((path) => path.includes('.well-known')).length;
  await Promise.all([open(server, start), open(server, start)]);
  expect(discoveries()).toBe(1);
  server.clock.advance(10 * 60_000);
  const { callback, cookie } = await begin(server, provider);
  expect(discoveries()).toBe(2);
  provider.manners.foreignKey = true;
  await open(server, callback, { cookie });
  await open(server, start);
  expect(discoveries()).toBe(3);
});

it('offers no sandbox provider without a sandbox, and no provider with a missing secret', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  const at = (issuer: string, secret?: string) => ({
    baseUrl: operator.origin,
    socialProviders: {
      tide: {
        issuer,
        clientId: 'c',
        ...(secret === undefined ? {} : { clientSecret: { $secret: secret } }),
      },
    },
  });
  const unused = socialBrand(provider, {
    brand: 'atoll',
    site: { socialSignIn: [] },
    upstream: at('sandbox:'),
  });
  await using server = await startTestServer({
    sites: [
      unused,
      socialBrand(provider, { upstream: at('sandbox:') }),
      socialBrand(provider, { brand: 'reef', upstream: at(provider.issuer, 'TIDE_SECRET') }),
    ],
  });
  expect(server.status().brands.map(({ brand, refused }) => [brand, refused?.problems])).toEqual([
    ['atoll', undefined],
    ['coral', [expect.stringContaining('LV507 the provider tide is at "sandbox:"')]],
    ['reef', [expect.stringContaining('LV508 provider tide needs the secret TIDE_SECRET')]],
  ]);
});
