import { publish } from '../../fixtures/brandStatus.ts';
import { deskAddress, encrypted, servicePath } from '../../http/serviceLink.ts';
import { expect, test } from '../../fixtures/test.ts';
import { test as testWithOperator } from '../../fixtures/testWithOperator.ts';

testWithOperator(
  '[CSVC-01] the gateway decodes the path and sends the browser the address, never the ciphertext',
  async ({ ownBrand: brand, operator }) => {
    operator.change(servicePath, (reply) => ({
      ...reply,
      value: {
        version: {
          pathList: [{ type: 'LIVECHAT', path: encrypted(deskAddress()) }],
          canary: 'canary-field',
        },
      },
    }));
    const { status, body } = await brand.request(`${servicePath}?language=EN`);
    expect({ status, body: JSON.parse(body) as unknown }).toEqual({
      status: 200,
      body: {
        success: true,
        value: { version: { pathList: [{ type: 'LIVECHAT', path: deskAddress() }] } },
      },
    });
    expect(operator.callsTo(servicePath)[0]?.reply).toContain('canaryK8');
  },
);

test('[CSVC-01] https links to the hosts listed by a brand open and may be framed', async ({
  ownBrand: brand,
}) => {
  await publish(brand, () =>
    brand.edit('site.json', (site) => {
      site.serviceHosts = ['desk.example'];
    }),
  );
  const document = await brand.request('/');
  expect(document.headers['content-security-policy']).toMatch(
    /frame-src [^;]*https:\/\/desk\.example/,
  );
  expect(document.body, 'the list is the server’s').not.toContain('desk.example');
});

testWithOperator(
  '[ERRS-06] the call and the plain link reject a forbidden address',
  async ({ ownBrand: brand, operator }) => {
    for (const address of [
      'https://evil.example/',
      'http://desk.example/',
      'javascript:alert(1)',
      brand.url('/own'),
    ]) {
      operator.change(servicePath, (reply) => ({
        ...reply,
        value: { version: { pathList: [{ type: 'LIVECHAT', path: encrypted(address) }] } },
      }));
      const { status, body } = await brand.request(servicePath);
      expect({ address, status, code: (JSON.parse(body) as { code?: string }).code }).toEqual({
        address,
        status: 502,
        code: 'invalid_link',
      });
      expect((await brand.request('/_livery/service?lang=EN')).body).toContain(
        'Invalid URL, please contact customer service',
      );
    }
  },
);
