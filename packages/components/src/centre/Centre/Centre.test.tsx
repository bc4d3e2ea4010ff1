// @vitest-environment jsdom
import type { CentreBootstrap } from '@livery/model';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { mountNode, pagesAt, type MountOptions } from '../../testing/mountNode.tsx';
import { linkAddress } from '../parts/linkAddress.ts';
import { Centre, type PageRenderer } from './Centre.tsx';

// Its first load may take longer than a query waits.
beforeAll(() => import('./RequestedCentre.tsx'));

const document = { root: 'stack', nodes: { stack: { use: 'Stack' } } } as const;
const entry = (key: string, title: string, changes: object = {}) => ({
  id: key,
  text: { $text: title },
  page: `mc.${key}`,
  ...changes,
});
const content = {
  build: 'build1',
  version: 'version1',
  defaultPage: 'mc.securityCenter',
  menu: [
    entry('securityCenter', 'Security'),
    entry('withdraw', 'Withdraw'),
    entry('rewardCenter', 'Rewards', { badge: 'reward' }),
    entry('referral', 'Referral', { when: { eq: ['account.referralEnabled', true] } }),
    entry('missionLeaderboard', 'Missions', { badge: 'mission' }),
    entry('messageV2', 'Messages', { badge: 'message' }),
  ],
  pages: {
    'mc.securityCenter': document,
    'mc.withdraw': document,
    'mc.rewardCenter': document,
    'mc.referral': document,
    'mc.missionLeaderboard': document,
    'mc.messageV2': document,
  },
  texts: Object.fromEntries(
    ['Security', 'Withdraw', 'Rewards', 'Referral', 'Missions', 'Messages'].map((title) => [
      title,
      title,
    ]),
  ),
} satisfies CentreBootstrap;
const agentCentre = {
  centres: { ac: { menu: 'agent', defaultPage: 'ac.agentTeamOverview' } },
} as const;
const agentContent = {
  ...content,
  defaultPage: 'ac.agentTeamOverview',
  menu: [
    entry('agentTeamOverview', 'Team', { page: 'ac.agentTeamOverview' }),
    entry('dividend', 'Dividend', { page: 'ac.dividend', when: { flag: 'enableCt' } }),
  ],
  pages: { 'ac.agentTeamOverview': document, 'ac.dividend': document },
  texts: { Team: 'Team', Dividend: 'Dividend' },
} satisfies CentreBootstrap;
const renderer: PageRenderer = {
  prepare: () => Promise.resolve(),
  render: (name) => <p>Page {name}</p>,
};

async function mountCentre(
  query: string,
  {
    answers = {},
    isPhone = false,
    ...options
  }: MountOptions & {
    answers?: Readonly<Record<string, readonly Answer[]>>;
    isPhone?: boolean;
  } = {},
) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isPhone }));
  const addresses: string[] = [];
  const go = (address: string): void => void addresses.push(address);
  const view = await mountNode(
    { use: 'Stack' },
    {
      visitor: 'member',
      query,
      documents: { routes: pagesAt({ home: '/', login: '/login' }) },
      children: <Centre pages={renderer} />,
      ports: { navigation: { go, load: go, prepare: () => Promise.resolve(true) } },
      ...options,
      site: {
        centres: { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } },
        ...options.site,
      },
      answers: {
        loginInfo: [reply({})],
        getMerchantWallet: [reply({ isSingle: true })],
        getCentre: [reply(content)],
        getCounts: [reply({ reward: 0, mission: 0, message: 0 })],
        ...answers,
      },
    },
  );
  const menu = async () =>
    within(await view.findByRole('navigation', { name: view.t('centre.menu') }));
  return {
    ...view,
    addresses,
    menu,
    /** Returns the menu's links with their badges, in order. */
    entries: async () => (await menu()).getAllByRole('link').map((link) => link.textContent),
  };
}

it('[MEMB-01] [MEMB-02] lists the menu in order, with the counts above zero', async () => {
  const view = await mountCentre('?mc=withdraw', {
    answers: { getCounts: [reply({ reward: 0, mission: 3, message: 120 })] },
  });

  expect(await view.findByText('Page mc.withdraw')).toBeTruthy();
  expect(view.getByRole('dialog', { name: view.t('account.memberCentre') })).toBeTruthy();
  await waitFor(async () =>
    expect(await view.entries()).toEqual([
      'Security',
      'Withdraw',
      'Rewards',
      `Missions3${view.t('centre.waiting', { count: 3 })}`,
      `Messages99+${view.t('centre.waiting', { count: 120 })}`,
    ]),
  );
  const current = (await view.menu()).getByRole('link', { current: 'page' });
  expect([current.textContent, current.getAttribute('href')]).toEqual([
    'Withdraw',
    '/?mc=withdraw',
  ]);
  expect(view.getByRole('heading', { name: 'Withdraw' })).toBeTruthy();
});

it('[MEMB-02] counts again when the window gets the focus', async () => {
  const view = await mountCentre('?mc=withdraw', {
    answers: { getCounts: [reply({ mission: 0 }), reply({ mission: 2 })] },
  });
  await view.findByText('Page mc.withdraw');
  expect(await view.entries()).toContain('Missions');

  act(() => void window.dispatchEvent(new Event('focus')));

  await waitFor(async () =>
    expect(await view.entries()).toContain(`Missions2${view.t('centre.waiting', { count: 2 })}`),
  );
});

it('[MEMB-13] shows the entry of a condition once it holds', async () => {
  const view = await mountCentre('?mc=referral', {
    answers: { loginInfo: [reply({ availablePromo: { REFERRAL: { enabled: true } } })] },
  });

  expect(await view.findByText('Page mc.referral')).toBeTruthy();
  expect(await view.entries()).toContain('Referral');
  expect(view.addresses).toEqual([]);
});

it('[MALL-04] opens and names a page whose entry the menu does not list', async () => {
  const view = await mountCentre('?mc=points', {
    answers: {
      getCentre: [
        reply({
          ...content,
          menu: [...content.menu, entry('points', 'mc.points.title', { hidden: true })],
          pages: { ...content.pages, 'mc.points': document },
          texts: { ...content.texts, 'mc.points.title': 'Points' },
        }),
      ],
    },
  });

  expect(await view.findByRole('heading', { name: 'Points' })).toBeTruthy();
  expect(await view.findByText('Page mc.points')).toBeTruthy();
  expect(await view.entries()).not.toContain('Points');
});

it('[MEMB-01] links to no page that the brand or the member does not have', async () => {
  const view = await mountCentre('?mc=securityCenter');
  await view.findByText('Page mc.securityCenter');
  const address = (page: string) => linkAddress(view.root, { page }, {});

  expect(['mc.withdraw', 'mc.referral', 'mc.manualRebate'].map(address)).toEqual([
    '/?mc=withdraw',
    undefined,
    undefined,
  ]);
});

it.each(['?mc=withdrawal', '?mc=referral', '?mc=menu', '?mc=', '?mc=constructor'])(
  '[MEMB-19] corrects the address %s to the default page',
  async (query) => {
    const view = await mountCentre(query);

    expect(await view.findByText('Page mc.securityCenter')).toBeTruthy();
    expect(view.addresses).toEqual(['/?mc=securityCenter']);
  },
);

it('[MEMB-19] shows the menu as the first screen of a phone', async () => {
  const view = await mountCentre('?mc=menu', { isPhone: true });

  expect(await view.entries()).toHaveLength(5);
  expect(view.addresses).toEqual([]);
});

it('[MEMB-19] starts each page at its top', async () => {
  const view = await mountCentre('?mc=withdraw');
  await view.findByText('Page mc.withdraw');
  const content = view.getByRole('region', { name: 'Withdraw' }).parentElement;
  // The body of the dialog scrolls, not the page in it.
  const scroller = content?.parentElement as HTMLElement;
  scroller.scrollTop = 80;

  act(() => view.root.page.replaceQuery('?mc=rewardCenter'));

  expect(await view.findByText('Page mc.rewardCenter')).toBeTruthy();
  expect(scroller.scrollTop).toBe(0);
});

it('[MEMB-19] links back to the menu, and closes to the page below', async () => {
  const view = await mountCentre('?mc=withdraw');
  await view.findByText('Page mc.withdraw');

  expect(view.getByRole('link', { name: view.t('centre.menu') }).getAttribute('href')).toBe(
    '/?mc=menu',
  );
  await view.user.click(view.getByRole('button', { name: view.t('dialog.close') }));

  expect(view.addresses).toEqual(['/']);
});

it('[MEMB-19] shows loading and failure, and loads again', async () => {
  const { answer, arrive } = later();
  const view = await mountCentre('?mc=withdraw', {
    answers: { getCentre: [answer, reply(content)] },
  });
  expect(await view.findByRole('status', { name: view.t('state.loading') })).toBeTruthy();

  arrive(fail('network_failed'));
  await view.user.click(await view.findByRole('button', { name: view.t('error.retry') }));

  expect(await view.findByText('Page mc.withdraw')).toBeTruthy();
});

it('[SESS-03] refuses a trial account and closes the centre', async () => {
  const view = await mountCentre('?mc=withdraw', { visitor: 'trial' });

  const warning = await view.findByRole('alertdialog');
  expect(warning.textContent).toContain(view.t('in_need_true_account'));
  await view.user.click(
    within(warning).getByRole('button', { name: view.t('in_increase_submit') }),
  );

  await waitFor(() => expect(view.addresses).toEqual(['/']));
  expect(view.api.countOf('getCentre')).toBe(0);
});

it('[AGNT-05] opens the agent centre of an agent, with its default page for an unknown key', async () => {
  const view = await mountCentre('?ac=teamOverview', {
    visitor: 'agent',
    site: agentCentre,
    answers: { getCentre: [reply(agentContent)] },
  });

  expect(await view.findByText('Page ac.agentTeamOverview')).toBeTruthy();
  expect(view.getByRole('dialog', { name: view.t('account.agentCentre') })).toBeTruthy();
  expect(view.addresses).toEqual(['/?ac=agentTeamOverview']);
  await view.user.click(view.getByRole('button', { name: view.t('dialog.close') }));
  expect(view.addresses.at(-1)).toBe('/');
});

it.each([
  ['?ac=dividend', false],
  ['?ac=dividend', true],
] as const)(
  '[AGNT-02] [AGNT-01] shows %s with dividend contracts %s, in the menu and by address',
  async (query, enableCt) => {
    const view = await mountCentre(query, {
      visitor: 'agent',
      site: agentCentre,
      bootstrap: { flags: { enableCt } },
      answers: { getCentre: [reply(agentContent)] },
    });

    const shown = enableCt ? 'dividend' : 'agentTeamOverview';
    expect(await view.findByText(`Page ac.${shown}`)).toBeTruthy();
    expect(await view.entries()).toEqual(enableCt ? ['Team', 'Dividend'] : ['Team']);
    expect(view.addresses).toEqual(enableCt ? [] : ['/?ac=agentTeamOverview']);
  },
);

it('[AGNT-05] [SESS-04] refuses a player with a sentence and closes the agent centre', async () => {
  const view = await mountCentre('?ac=agentTeamOverview', { site: agentCentre });

  const warning = await view.findByRole('alertdialog');
  expect(warning.textContent).toContain(view.t('agentHome.onlyText'));
  await view.user.click(
    within(warning).getByRole('button', { name: view.t('in_increase_submit') }),
  );

  await waitFor(() => expect(view.addresses).toEqual(['/']));
  expect(view.api.countOf('getCentre')).toBe(0);
});

it('[ROUTE-16] sends a guest to the login with the address', async () => {
  const view = await mountCentre('?mc=withdraw', {
    visitor: 'guest',
    site: { returnAfterLogin: false },
  });

  // Without a second navigation, which would cancel the first.
  await waitFor(() =>
    expect(view.addresses).toEqual([`/login?from=${encodeURIComponent('/?mc=withdraw')}`]),
  );
  expect(view.api.countOf('getCentre')).toBe(0);
});

it('[ROUTE-18] shows a retry if the components of a page cannot be loaded', async () => {
  const prepare = vi
    .fn<PageRenderer['prepare']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue();
  const view = await mountCentre('?mc=securityCenter', {
    answers: { getCentre: [reply(structuredClone(content))] },
    children: <Centre pages={{ ...renderer, prepare }} />,
  });

  const retry = await view.findByRole('button', { name: view.t('games.retry') });
  await act(async () => retry.click());

  expect(await view.findByText('Page mc.securityCenter')).toBeTruthy();
});
