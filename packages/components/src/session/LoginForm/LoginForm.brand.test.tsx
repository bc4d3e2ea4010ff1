// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  mountNode,
  navigating,
  pagesAt,
  type MountedNode,
  type MountOptions,
} from '../../testing/mountNode.tsx';
import { loginResult } from '@livery/stores/testing/signedIn';

const routes = pagesAt({
  home: '/',
  login: '/login',
  register: '/register',
  agentHome: '/agentHome',
});
const mountLogin = (audience: 'member' | 'agent', options: MountOptions = {}) =>
  mountNode(
    { use: 'LoginForm', props: { title: { $text: 'login.title' }, audience } },
    { documents: { routes }, bootstrap: { flags: { freePlay: true } }, ...options },
  );
const logIn = async ({ field, getByRole, t, user }: MountedNode): Promise<void> => {
  fireEvent.change(field('login.username'), { target: { value: 'demo' } });
  fireEvent.change(field('login.password'), { target: { value: 'Demo1234' } });
  await user.click(getByRole('button', { name: t('login.submit') }));
};

it.each([
  ['member', 1, 1, '/register'],
  ['agent', 0, 0, '/login'],
] as const)(
  '[LOGN-19] shows a %s %i remember-me boxes, %i free-play buttons and a link to %s',
  async (audience, boxes, freePlayButtons, link) => {
    const page = await mountLogin(audience);

    await waitFor(() =>
      expect([
        page.queryAllByRole('checkbox').length,
        page.queryAllByRole('button', { name: page.t('login.freePlay') }).length,
      ]).toEqual([boxes, freePlayButtons]),
    );
    expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([link]);
  },
);

it.each([
  ['agent', 'not_agent', 'agent'],
  ['member', 'not_member', undefined],
] as const)(
  '[LOGN-20] shows a %s the message of %s and keeps the username',
  async (audience, code, expected) => {
    const page = await mountLogin(audience, { answers: { loginV2: [fail(code)] } });

    await logIn(page);

    expect((await page.findByRole('alert')).textContent).toBe(page.t(`error.${code}`));
    expect(page.field('login.username')).toHaveProperty('value', 'demo');
    expect(
      page.api.calls.filter(({ name }) => name === 'loginV2').map(({ request }) => request),
    ).toEqual([
      {
        username: 'demo',
        password: 'Demo1234',
        type: 'username',
        ...(expected && { audience: expected }),
      },
    ]);
  },
);

it('[LOGN-09] goes from the agents’ login to the agent home', async () => {
  const { addresses, ports } = navigating();
  const session = { account: 'agent', customerId: 3, isAgent: 1 };
  const page = await mountLogin('agent', {
    ports,
    answers: {
      loginV2: [reply(loginResult({ session }))],
      firstLogin: [reply({})],
      loginInfo: [reply({})],
      getMemberInfo: [reply({})],
      getBalanceV2: [reply({ sumBalance: 1 })],
    },
  });

  await logIn(page);

  await waitFor(() => expect(addresses).toEqual(['/agentHome']));
});

describe('[CONF-08] the captcha', () => {
  it.each([1000, 4000])(
    'is refreshed at most once per %i ms, as the brand configures',
    async (captchaRefreshMs) => {
      const image = reply({ captchaId: 'c-1', image: 'iVBORw0KGgo=' });
      const page = await mountLogin('member', {
        site: { captchaRefreshMs },
        answers: {
          loginV2: [fail('operator_refused', { message: 'Not right.', value: { captcha: true } })],
          captcha: [image, image],
        },
      });
      await logIn(page);
      const picture = await page.findByRole('img', { name: page.t('login.captchaImage') });

      await page.advance(captchaRefreshMs - 1);
      await page.user.click(picture);
      expect(page.api.countOf('captcha')).toBe(1);
      await page.advance(1);
      await page.user.click(picture);
      expect(page.api.countOf('captcha')).toBe(2);
    },
  );
});
