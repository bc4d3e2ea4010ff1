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
  '[LOGN-19] the login for a %s has %i boxes to be remembered, %i ways to play for free, and leads to %s',
  async (audience, boxes, free, way) => {
    const page = await mountLogin(audience);

    await waitFor(() =>
      expect([
        page.queryAllByRole('checkbox').length,
        page.queryAllByRole('button', { name: page.t('login.freePlay') }).length,
      ]).toEqual([boxes, free]),
    );
    expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([way]);
  },
);

it.each([
  ['agent', 'not_agent', 'agent'],
  ['member', 'not_member', undefined],
] as const)(
  '[LOGN-20] the login for a %s answers %s with its sentence, and keeps the name',
  async (audience, code, sent) => {
    const page = await mountLogin(audience, { answers: { loginV2: [fail(code)] } });

    await logIn(page);

    expect((await page.findByRole('alert')).textContent).toBe(page.t(`error.${code}`));
    expect(page.field('login.username')).toHaveProperty('value', 'demo');
    expect(
      page.api.calls.filter(({ name }) => name === 'loginV2').map(({ request }) => request),
    ).toEqual([
      { username: 'demo', password: 'Demo1234', type: 'username', ...(sent && { audience: sent }) },
    ]);
  },
);

it('[LOGN-09] the agents’ login leads to their home', async () => {
  const { addresses, ports } = navigating();
  const session = {
    state: 'member',
    merchant: 'example',
    account: 'agent',
    customerId: 3,
    isAgent: 1,
    memberLabel: [],
  };
  const page = await mountLogin('agent', {
    ports,
    answers: {
      loginV2: [
        reply({
          session,
          firstTimeLogin: false,
          passwordExpired: false,
          initialPassword: false,
          passwordKept: false,
        }),
      ],
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
    'is fetched anew once in %i ms where the brand has that',
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
      const shown = await page.findByRole('img', { name: page.t('login.captchaImage') });

      await page.advance(captchaRefreshMs - 1);
      await page.user.click(shown);
      expect(page.api.countOf('captcha')).toBe(1);
      await page.advance(1);
      await page.user.click(shown);
      expect(page.api.countOf('captcha')).toBe(2);
    },
  );
});
