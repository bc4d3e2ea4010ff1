import { expect, it } from 'vitest';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply, type Answer } from '../testing/fakeApi.ts';
import { CentreStore } from './CentreStore.ts';

const centres = { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } };
const content = (changes = {}) =>
  reply({
    build: 'build1',
    version: 'version1',
    menu: [],
    defaultPage: 'mc.securityCenter',
    pages: {},
    texts: { 'mc.title': 'My account' },
    ...changes,
  });

/** Creates the store of a page whose address has a query; `went` lists the navigations. */
async function setUp(search: string, answers: Readonly<Record<string, readonly Answer[]>> = {}) {
  const went: string[] = [];
  const go = (address: string): void => void went.push(address);
  const root = exampleRoot({
    api: fakeApi(answers),
    bootstrap: exampleBootstrap({ site: { centres } }),
    navigation: {
      go,
      load: (address) => void went.push(`load ${address}`),
      prepare: () => Promise.resolve(true),
    },
  });
  await root.page.show('/', `/${search}`);
  return { root, went, centre: root.get(CentreStore) };
}

it.each([
  ['?mc=withdraw', { centre: 'mc', key: 'withdraw' }],
  ['?q=fish&mc=menu', { centre: 'mc', key: 'menu' }],
  ['?ac=agentTeamOverview', undefined],
  ['?mcx=withdraw', undefined],
])('[ROUTE-18] [MEMB-19] reads the open page from the query %s', async (search, place) => {
  const { centre } = await setUp(search);

  expect(centre.place).toEqual(place);
});

it('[ROUTE-18] keeps the query of the page below, and leaves the parameters of another page', async () => {
  const { centre } = await setUp('?q=fish&mc=withdraw&mc.status=paid');

  expect(centre.param('status')).toBe('paid');
  expect(centre.addressOf('mc.depositv2', { order: '7' })).toBe('/?q=fish&mc=depositv2&mc.order=7');
});

it('[ROUTE-18] writes parameters to the address and removes empty ones', async () => {
  const { centre, went } = await setUp('?mc=withdraw&mc.status=paid');

  centre.setParams({ status: '', page: '2' });

  expect(went).toEqual(['/?mc=withdraw&mc.page=2']);
});

it('[ROUTE-18] returns the address of the page with other parameters', async () => {
  const { centre, went } = await setUp('?q=fish&mc=bets&mc.period=today&mc.page=3');

  expect(centre.addressWith({ page: '', member: '7' })).toBe(
    '/?q=fish&mc=bets&mc.period=today&mc.member=7',
  );
  expect(went).toEqual([]);
});

it('[MEMB-19] closes to the page below with its own query', async () => {
  const { centre, went } = await setUp('?q=fish&mc=withdraw&mc.status=paid');

  centre.close();

  expect(went).toEqual(['/?q=fish']);
});

it('[MEMB-19] corrects the address of a page that does not exist', async () => {
  const { centre, went } = await setUp('?mc=withdrawal&mc.status=paid');

  centre.correct('securityCenter');

  expect(went).toEqual(['/?mc=securityCenter']);
});

it('[ROUTE-18] shows the pages once their texts are known', async () => {
  const { centre, root } = await setUp('?mc=withdraw', { getCentre: [content()] });
  const loading = centre.load('mc');
  expect(centre.contentOf('mc').status).toBe('loading');

  await loading;

  expect(centre.contentOf('mc').status).toBe('ready');
  expect(root.locale.text('mc.title')).toBe('My account');
});

it('[CONF-06] loads a new document if the pages belong to a newer configuration', async () => {
  const { centre, went } = await setUp('?mc=withdraw', {
    getCentre: [content({ version: 'version2' })],
  });

  await centre.load('mc');

  expect(went).toEqual(['load /?mc=withdraw']);
});

it('[ROUTE-18] reports pages that could not be loaded', async () => {
  const { centre } = await setUp('?mc=withdraw', { getCentre: [fail('network_failed')] });

  await centre.load('mc');

  expect(centre.contentOf('mc').status).toBe('failed');
});
