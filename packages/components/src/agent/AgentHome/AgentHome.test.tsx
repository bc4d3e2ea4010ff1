// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

const info = (changes: object = {}) =>
  reply({ account: 'agent', nickname: 'Ann', type: 1, toUpline: true, ...changes });
const menus = {
  menus: { agent: [{ id: 'team', text: { $text: 'agentHome.centre' }, href: '/team' }] },
};
const mountHome = (options: MountOptions = {}) =>
  mountNode({ use: 'AgentHome', props: { menu: 'agent' } }, { visitor: 'agent', ...options });

it.each([
  [1, 'role.agent'],
  [2, 'role.agent'],
  [41, 'role.partner'],
  [42, 'role.partner'],
] as const)(
  '[ROUTE-19] [SESS-08] shows an account of type %i its role, type and upline transfers',
  async (type, role) => {
    const page = await mountHome({ answers: { getMemberInfo: [info({ type })] } });
    const { t } = page;

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(
      t('afterLogin.hello', { name: 'Ann' }),
    );
    expect(page.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      t('agentHome.account'),
      t('agentHome.role'),
      t('agentHome.type'),
      t('agentHome.upline'),
    ]);
    expect(page.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'agent',
      t(role),
      String(type),
      t('agentHome.yes'),
    ]);
    expect(page.getByText('P 12,345.67')).toBeTruthy();
    expect(page.queryByRole('heading', { name: t('agentHome.centre') })).toBeNull();
    expect(page.queryByRole('link')).toBeNull();
  },
);

it.each([
  [false, ['agentHome.no']],
  [undefined, []],
] as const)('[ROUTE-19] with upline transfers %s shows %j', async (toUpline, facts) => {
  const page = await mountHome({ answers: { getMemberInfo: [info({ toUpline })] } });

  expect(
    page
      .getAllByRole('definition')
      .slice(3)
      .map(({ textContent }) => textContent),
  ).toEqual(facts.map((key) => page.t(key)));
});

it('[ROUTE-19] greets an account without a nickname by its name, and shows the brand’s menu', async () => {
  const page = await mountHome({
    answers: { getMemberInfo: [info({ nickname: undefined })] },
    documents: { menus },
  });

  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(
    page.t('afterLogin.hello', { name: 'agent' }),
  );
  expect(page.getByRole('link', { name: page.t('agentHome.centre') }).getAttribute('href')).toBe(
    '/team',
  );
});

it('[ROUTE-19] offers a retry after the account failed to load', async () => {
  const page = await mountHome({
    answers: { getMemberInfo: [fail('network_failed'), fail('network_failed'), info()] },
  });

  await page.user.click(await page.findByRole('button', { name: page.t('games.retry') }));

  expect(await page.findByRole('heading', { level: 1 })).toBeTruthy();
});
