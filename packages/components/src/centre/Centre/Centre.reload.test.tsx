// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { expect, it, vi } from 'vitest';
import { mountNode, pagesAt } from '../../testing/mountNode.tsx';
import { Centre } from './Centre.tsx';

const document = { root: 'stack', nodes: { stack: { use: 'Stack' } } } as const;

// In a file of its own: the account's store is loaded once.
it('[MEMB-01] stays at a page with a condition on the account after a reload', async () => {
  await import('./RequestedCentre.tsx');
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const view = await mountNode(
    { use: 'Stack' },
    {
      visitor: 'member',
      query: '?mc=transferFund',
      documents: { routes: pagesAt({ home: '/', login: '/login' }) },
      site: { centres: { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } } },
      children: (
        <Centre
          pages={{
            prepare: () => Promise.resolve(),
            render: (name) => <p>Page {name}</p>,
          }}
        />
      ),
      answers: {
        loginInfo: [reply({})],
        getMerchantWallet: [reply({ isSingle: false })],
        getCounts: [reply({})],
        getCentre: [
          reply({
            build: 'build1',
            version: 'version1',
            defaultPage: 'mc.securityCenter',
            menu: [
              { id: 'security', page: 'mc.securityCenter' },
              {
                id: 'transfer',
                page: 'mc.transferFund',
                when: { eq: ['account.singleWallet', false] },
              },
            ],
            pages: { 'mc.securityCenter': document, 'mc.transferFund': document },
            texts: {},
          }),
        ],
      },
    },
  );

  expect(await view.findByText(/^Page /)).toHaveProperty('textContent', 'Page mc.transferFund');
  expect(view.root.page.search).toBe('?mc=transferFund');
});
