import { bootstrapOf } from '../../http/bootstrapOf.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an unknown asset, call and platform path are bare 404 responses without brand content', async ({
  brand,
}) => {
  const paths = [
    '/assets/nothing.js',
    '/build/nothing.js',
    '/build/',
    '/assets/',
    '/assets/0123456789abcdef.svg',
    '/wps/',
    '/wps',
    '/wps/unknown',
    '/wps/session/login/',
    '/lgw/unknown',
    '/lgw/games/game_menus/x',
    '/_livery/unknown',
    '/_livery/',
  ];
  const requests = [
    ...paths.map((path) => ({ path, method: 'GET' })),
    { path: '/wps/session/login', method: 'PUT' },
    { path: '/wps/unknown', method: 'POST' },
    { path: '/nothing-here', method: 'POST' },
  ];
  const replies = await Promise.all(
    requests.map(async ({ path, method }) => {
      const { status, headers, body } = await brand.request(path, {
        method,
        headers: { accept: 'text/html,*/*', 'x-livery': '1', 'sec-fetch-site': 'same-origin' },
      });
      return {
        request: `${method} ${path}`,
        status,
        type: headers['content-type'],
        body: body.slice(0, 40).trim(),
      };
    }),
  );
  expect(replies).toEqual(
    requests.map(({ path, method }) => ({
      request: `${method} ${path}`,
      status: 404,
      type: 'text/plain; charset=utf-8',
      body: 'Not found.',
    })),
  );
});

test('[ROUTE-13] an unknown path is a 404 page in the brand’s look, hidden from search engines', async ({
  brand,
}) => {
  const { status, body } = await brand.request('/nothing/at-all?lang=EN', {
    headers: { accept: 'text/html' },
  });
  expect(status).toBe(404);
  expect(bootstrapOf(body)).toMatchObject({ status: 404, site: { brand: brand.id } });
  expect(body).toContain('<meta name="robots" content="noindex">');
});
