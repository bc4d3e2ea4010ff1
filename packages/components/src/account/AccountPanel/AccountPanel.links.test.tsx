// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode, pagesAt, type Visitor } from '../../testing/mountNode.tsx';

const centres = { home: '/', login: '/login', memberCentre: '/member', agentHome: '/agentHome' };
const withoutCentre = { home: '/', login: '/login', agentHome: '/agentHome' };
const both = ['/member', '/agentHome'];

it.each<[Visitor, Readonly<Record<string, string>>, readonly string[]]>([
  ['member', centres, ['/member']],
  ['agent', centres, both],
  ['trial', centres, []],
  ['member', withoutCentre, []],
  ['agent', withoutCentre, ['/agentHome']],
])('[SESS-04] links a %s of a brand with the pages %j to %j', async (visitor, routes, links) => {
  const page = await mountNode(
    { use: 'AccountPanel' },
    {
      visitor,
      documents: { routes: pagesAt(routes) },
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
