// @vitest-environment jsdom
import type { StatCardsProps } from '@livery/model';
import { fail, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const cards = {
  title: 'Result',
  call: 'getPersonalProfit',
  query: { groupBy: 'day' },
  filters: [{ field: 'period', kind: 'dates', from: 'from', to: 'to', presets: ['today', 'last'] }],
  figures: [
    { path: 'totals.net', label: 'Net', format: 'signedMoney', emphasis: true },
    {
      path: 'totals.deposits',
      label: 'Deposits',
      format: 'money',
      link: { page: 'mc.transactionHistory', set: { type: 'deposit' } },
    },
    {
      path: 'totals.bonus',
      label: 'Bonus',
      format: 'money',
      when: { gt: ['row.totals.bonus', 0] },
    },
  ],
} as const satisfies StatCardsProps;

const profit = (totals: object): Answer => reply({ list: [], totals });
const mountCards = (...answers: readonly Answer[]) =>
  mountNode(
    { use: 'StatCards', props: { ...cards } },
    {
      visitor: 'member',
      query: '?mc=personalProfit',
      site: { centres: { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } } },
      answers: { getPersonalProfit: answers, loginInfo: [reply({})] },
    },
  );

it('[MEMB-10] shows the figures of a reply in their formats, and those whose condition holds', async () => {
  const view = await mountCards(profit({ net: -12.5, deposits: 100, bonus: 0 }));

  const net = (await view.findByText('Net')).nextElementSibling;
  expect(net?.textContent).toMatch(/P\s?12\.50/);
  expect(view.getByText('Deposits').nextElementSibling?.textContent).toBe('P 100.00');
  expect(view.queryByText('Bonus')).toBeNull();
  expect(view.getByRole('heading', { name: 'Result' })).toBeTruthy();
  const { request } = view.api.calls.find(({ name }) => name === cards.call) ?? {};
  expect(request).toMatchObject({ groupBy: 'day', from: '1969-12-31T16:00:00.000Z' });
});

it.each([
  [99.999, 'P 99.99'],
  [-0.001, '−P 0.01'],
])('[MEMB-10] never shows the balance %d as more than it is', async (mainBalance, text) => {
  const view = await mountNode(
    {
      use: 'StatCards',
      props: {
        call: 'getBalanceV2',
        figures: [{ path: 'mainBalance', label: 'Main wallet', format: 'money' }],
      },
    },
    {
      visitor: 'member',
      answers: { getBalanceV2: [reply({ sumBalance: 100, mainBalance })], loginInfo: [reply({})] },
    },
  );

  expect((await view.findByText('Main wallet')).nextElementSibling?.textContent).toBe(text);
});

it('[MEMB-10] links a figure to the records of the same period', async () => {
  const view = await mountCards(profit({ deposits: 100 }));

  const link = await view.findByRole('link', { name: 'P 100.00' });
  expect(link.getAttribute('href')).toBe('/?mc=transactionHistory&mc.period=today&mc.type=deposit');
});

it('[MEMB-10] shows an error, and loads again', async () => {
  const view = await mountCards(fail('upstream_failed'), profit({ deposits: 7 }));

  await view.user.click(await view.findByRole('button', { name: view.t('games.retry') }));

  expect(await view.findByText('P 7.00')).toBeTruthy();
});
