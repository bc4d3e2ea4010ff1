// @vitest-environment jsdom
import type { LinkedCentrePage } from '@livery/model';
import { reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode, pagesAt, type Visitor } from '../../testing/mountNode.tsx';

const routes = pagesAt({ home: '/', login: '/login', agentHome: '/agentHome' });
const centres = {
  mc: { menu: 'member', defaultPage: 'mc.securityCenter' },
  ac: { menu: 'agent', defaultPage: 'ac.agentTeamOverview' },
};
const account = '/?mc=securityCenter';
const agents = '/?ac=agentTeamOverview';
const messages = '/?mc=messageV2';
const deposit = '/?mc=depositv2';

it.each<[Visitor, { hasCentre: boolean; missing: readonly LinkedCentrePage[] }, readonly string[]]>(
  [
    ['member', { hasCentre: true, missing: [] }, [deposit, account, messages]],
    ['member', { hasCentre: true, missing: ['mc.depositv2'] }, [account, messages]],
    ['member', { hasCentre: true, missing: ['mc.messageV2'] }, [deposit, account]],
    ['agent', { hasCentre: true, missing: [] }, [deposit, account, agents, messages]],
    ['trial', { hasCentre: true, missing: [] }, []],
    ['member', { hasCentre: false, missing: [] }, []],
    ['agent', { hasCentre: false, missing: [] }, ['/agentHome']],
  ],
)('[SESS-04] [HEAD-03] links a %s of a brand with %j to %j', async (visitor, brand, links) => {
  const page = await mountNode(
    { use: 'AccountPanel' },
    {
      visitor,
      documents: {
        routes,
        centreLinks: Object.fromEntries(brand.missing.map((page) => [page, false])),
      },
      site: brand.hasCentre ? { centres } : {},
      answers: {
        loginInfo: [reply({})],
        getMemberIcon: [reply({})],
        getUnreadMessageCount: [reply({ count: 0 })],
      },
    },
  );

  expect((await page.findByRole('group', { name: page.t('account.menu') })).textContent).toContain(
    'P 12,345.67',
  );
  expect(page.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});

it.each<[boolean, readonly string[]]>([
  [true, [deposit, account, messages]],
  [false, [account, messages]],
])('[HEAD-03] with the flag of deposits %j links to %j', async (isOn, links) => {
  const page = await mountNode(
    { use: 'AccountPanel' },
    {
      visitor: 'member',
      documents: { routes, centreLinks: { 'mc.depositv2': { flag: 'memberCentre.deposit' } } },
      site: { centres },
      bootstrap: { flags: { 'memberCentre.deposit': isOn } },
      answers: {
        loginInfo: [reply({})],
        getMemberIcon: [reply({})],
        getUnreadMessageCount: [reply({ count: 0 })],
      },
    },
  );

  await page.findByRole('group', { name: page.t('account.menu') });
  expect(page.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});
