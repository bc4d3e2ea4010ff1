import type { MenusDocument, RoutesDocument } from '@livery/model';
import { expect, it } from 'vitest';

const documents = import.meta.glob<unknown>('../../../../tenants/_base/{menus,routes}.json', {
  eager: true,
  import: 'default',
});
const documentOf = (name: string) => documents[`../../../../tenants/_base/${name}.json`];
// The casts are safe because `livery validate` checks the documents.
const { menus } = documentOf('menus') as MenusDocument;
const { routes } = documentOf('routes') as RoutesDocument;

/** Routes that other parts of the site lead to. */
const linkedElsewhere = [
  'agentHome', // the login of agents
  'download', // banners
  'forget', // the login
  'game', // games
  'helpmc', // the operator
  'login', // the account panel
  'notFound', // unknown addresses
  'notices', // the notices
  'promoDetail', // promotions
  'register', // the account panel
  'seamless', // the operator
];

it('[ROUTE-10] [HEAD-05] the footer and the sheet lead to each page of the base', () => {
  const unlinked = (menu: string): string[] =>
    Object.entries(routes)
      .filter(([name, { gameType, params }]) => {
        const isCategory = gameType !== undefined || params?.games !== undefined;
        const entry = menus[menu]?.some(({ route }) => route === name);
        return !isCategory && !entry && !linkedElsewhere.includes(name);
      })
      .map(([name]) => name);

  expect(unlinked('footer')).toEqual([]);
  expect(unlinked('sheet')).toEqual(['terms']);
});
