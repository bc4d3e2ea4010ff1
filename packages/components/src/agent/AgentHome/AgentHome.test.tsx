// @vitest-environment jsdom
import type { CentreBootstrap } from '@livery/model';
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

const info = (changes: object = {}) =>
  reply({ account: 'agent', nickname: 'Ann', type: 1, toUpline: true, ...changes });
const entry = (key: string, changes: object = {}) => ({
  id: key,
  text: { $text: `ac.${key}.title` },
  page: `ac.${key}`,
  ...changes,
});
const document = { root: 'stack', nodes: { stack: { use: 'Stack' } } } as const;
const content = {
  build: 'build1',
  version: 'version1',
  defaultPage: 'ac.agentTeamOverview',
  menu: [entry('agentTeamOverview'), entry('dividend', { when: { flag: 'enableCt' } })],
  pages: { 'ac.agentTeamOverview': document, 'ac.dividend': document },
  texts: { 'ac.agentTeamOverview.title': 'Team', 'ac.dividend.title': 'Dividend' },
} satisfies CentreBootstrap;
const mountHome = (options: MountOptions = {}) =>
  mountNode({ use: 'AgentHome' }, { visitor: 'agent', ...options });

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
    expect(page.queryByRole('heading', { name: t('account.agentCentre') })).toBeNull();
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

it.each([
  [false, ['Team']],
  [true, ['Team', 'Dividend']],
] as const)(
  '[ROUTE-19] [AGNT-02] greets an account without a nickname by its name, and with contracts %s links to %j of the agent centre',
  async (enableCt, labels) => {
    const page = await mountHome({
      answers: {
        getMemberInfo: [info({ nickname: undefined })],
        getCentre: [reply(content)],
      },
      site: { centres: { ac: { menu: 'agent', defaultPage: 'ac.agentTeamOverview' } } },
      bootstrap: { flags: { enableCt } },
    });

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(
      page.t('afterLogin.hello', { name: 'agent' }),
    );
    expect(page.getByRole('heading', { name: page.t('account.agentCentre') })).toBeTruthy();
    expect(
      (await page.findAllByRole('link')).map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    ).toEqual(
      [
        ['Team', '/?ac=agentTeamOverview'],
        ['Dividend', '/?ac=dividend'],
      ].slice(0, labels.length),
    );
  },
);

it('[ROUTE-19] offers a retry after the account failed to load', async () => {
  const page = await mountHome({
    answers: { getMemberInfo: [fail('network_failed'), fail('network_failed'), info()] },
  });

  await page.user.click(await page.findByRole('button', { name: page.t('games.retry') }));

  expect(await page.findByRole('heading', { level: 1 })).toBeTruthy();
});
