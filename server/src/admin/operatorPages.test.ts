import { expect, it } from 'vitest';
import { policyHash } from '../http/contentHash.ts';
import { requestAdmin } from '../testing/requestAdmin.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator } from '../testing/fakeOperator.ts';
import { sitesSource, startTestServer } from '../testing/startTestServer.ts';
import { operatorPage, type OperatorDocument } from './operatorPages.ts';

it('shows the calls of an operator without a script', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ operator, tenants: sitesSource([exampleSite()]) });

  const page = await requestAdmin(server, '/operator', { accept: 'text/html' });
  const document = await requestAdmin(server, '/operator.json');

  expect(page.status).toBe(200);
  expect(page.text).toContain('POST /wps/session/login');
  expect(page.text).toContain('POST …/callback/bet');
  const [, css = ''] = /<style>([^<]*)<\/style>/.exec(page.text) ?? [];
  expect(page.headers['content-security-policy']).toContain(`style-src ${policyHash(css)};`);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.text).not.toMatch(/<script|style=| on\w+=/);
  expect(document.headers['content-type']).toContain('application/json');
  expect(JSON.parse(document.text)).toMatchObject({ openapi: '3.1.1' });
});

it('is for programs of this machine only', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ operator, tenants: sitesSource([exampleSite()]) });

  expect((await requestAdmin(server, '/operator', { from: '198.51.100.7' })).status).toBe(403);
});

it('shows texts of the document as text', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const document: OperatorDocument = {
    info: { title: hostile, version: '1', description: hostile },
    tags: [{ name: 'session', description: hostile }],
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          tags: ['session'],
          summary: hostile,
          description: hostile,
          security: [],
          parameters: [{ name: hostile, in: 'query', schema: { enum: [hostile] } }],
          responses: { '200': { content: { json: { example: hostile } } } },
        },
      },
    },
    webhooks: {},
    components: {
      parameters: {},
      schemas: { A: { properties: { [hostile]: { description: hostile } } } },
    },
  };

  expect(operatorPage(document)).not.toContain('<img');
});
