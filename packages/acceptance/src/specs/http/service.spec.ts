import { publish } from '../../harness/brandStatus.ts';
import { desk, encrypted, servicePath } from '../../harness/serviceLink.ts';
import { expect, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';

testWithOperator('[CSVC-01] the gateway decodes the path: what travels to the browser is the address, and never what is encrypted', async ({ ownBrand: brand, operator }) => {
  operator.change(servicePath, (reply) => ({ ...reply, value: { version: { pathList: [{ type: 'LIVECHAT', path: encrypted(desk()) }], canary: 'canary-field' } } }));
  const { status, body } = await brand.request(`${servicePath}?language=EN`);
  expect({ status, body: JSON.parse(body) as unknown }).toEqual({ status: 200, body: { success: true, value: { version: { pathList: [{ type: 'LIVECHAT', path: desk() }] } } } });
  expect(operator.callsTo(servicePath)[0]?.reply).toContain('canaryK8');
});

test('[CSVC-01] https links to the hosts a brand lists are opened, and may be framed', async ({ ownBrand: brand }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.serviceHosts = ['desk.example']; }));
  const document = await brand.request('/');
  expect(document.headers['content-security-policy']).toMatch(/frame-src [^;]*https:\/\/desk\.example/);
  expect(document.body, 'the list is the server’s').not.toContain('desk.example');
});

