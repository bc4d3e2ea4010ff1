// @vitest-environment jsdom
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

it.each<[Visitor, { hasCentre: boolean; hasDeposits: boolean }, readonly string[]]>([
  ['member', { hasCentre: true, hasDeposits: true }, [deposit, account, messages]],
  ['member', { hasCentre: true, hasDeposits: false }, [account, messages]],
  ['agent', { hasCentre: true, hasDeposits: true }, [deposit, account, agents, messages]],
  ['trial', { hasCentre: true, hasDeposits: true }, []],
  ['member', { hasCentre: false, hasDeposits: true }, []],
  ['agent', { hasCentre: false, hasDeposits: true }, ['/agentHome']],
])('[SESS-04] [HEAD-03] links a %s of a brand with %j to %j', async (visitor, brand, links) => {
  const page = await mountNode(
    { use: 'AccountPanel' },
    {
      visitor,
      documents: { routes },
      site: brand.hasCentre ? { centres } : {},
      bootstrap: { flags: { 'memberCentre.deposit': brand.hasDeposits } },
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
