import { valueOf } from '../../http/envelope.ts';
import { signIn } from '../../fixtures/memberSession.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[LOGN-21] [LOGN-08] a login with the brand’s initial password requires a change without revealing it; a brand without policy ignores expired passwords', async ({
  createBrand,
}) => {
  const brand = await createBrand({
    documents: {
      'site.json': (site) => {
        site.defaultInitialPassword = 'Newbie1234';
      },
    },
  });
  const { body } = await signIn(brand, { username: 'newbie', password: 'Newbie1234' });
  expect(valueOf(body)).toMatchObject({
    initialPassword: true,
    session: { passwordChange: 'must' },
  });
  expect(body).not.toContain('Newbie1234');

  const withoutPolicy = await createBrand({
    documents: {
      'site.json': (site) => {
        site.passwordPolicy = false;
      },
    },
  });
  expect(
    valueOf((await signIn(withoutPolicy, { username: 'expired', password: 'Expired123' })).body),
  ).not.toHaveProperty('session.passwordChange');
});

test('[LOGN-18] the login popup of a brand is a link to its page without scripts', async ({
  sharedBrand,
}) => {
  expect(await servedHtml(await sharedBrand('ironfield'), '/vip?lang=EN')).toMatch(
    /<a [^>]*href="\/login"[^>]*>(?:<[^>]*>)*Log in</,
  );
});
