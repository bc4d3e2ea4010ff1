import { cookiesOf, signIn } from '../../fixtures/memberSession.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[ROUTE-15] loginedToHomePage redirects guests from every route except exempt ones to the login, and admits members everywhere', async ({
  createBrand,
}) => {
  const brand = await createBrand({
    documents: {
      'site.json': (site) => {
        site.loginedToHomePage = true;
      },
    },
  });
  const answer = async (path: string, cookie?: string): Promise<unknown> => {
    const { status, headers } = await brand.request(path, {
      headers: { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) },
    });
    return status === 302 ? headers.location : status;
  };
  const answers = async (paths: readonly string[], cookie?: string) =>
    Promise.all(paths.map((path) => answer(path, cookie)));

  expect(await answers(['/', '/home', '/rng', '/esports', '/lottery', '/vip', '/down'])).toEqual(
    Array(7).fill('/login'),
  );
  // `/download` redirects to a page that is not exempt.
  expect(
    await answers(['/login', '/register', '/register.html', '/helpmc', '/download', '/nowhere']),
  ).toEqual([200, 200, 200, 200, '/down', 404]);

  expect(await answers(['/forget', '/help', '/terms', '/responsibleGaming'])).toEqual(
    Array(4).fill(200),
  );

  const member = cookiesOf(await signIn(brand));
  expect(await answers(['/', '/rng', '/down'], member)).toEqual([200, 200, 200]);
});
