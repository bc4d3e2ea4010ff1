import type { Bootstrap, PageDocument, PublicSiteDocument, RoutesDocument } from '@livery/model';
import { exampleCompliance, exampleSettings } from '@livery/testing/exampleSettings';

const layout: PageDocument = { root: 'outlet', nodes: { outlet: { use: 'Outlet' } } };
const page: PageDocument = { root: 'stack', nodes: { stack: { use: 'Stack' } } };

const routes: RoutesDocument = {
  guardExempt: ['/down'],
  routes: {
    home: { paths: ['/'], layout: 'main', page: 'home' },
    login: { paths: ['/login'], layout: 'main', page: 'login' },
    sports: { paths: ['/sports'], layout: 'main', page: 'sports', gameType: 'SPORTS' },
    games: {
      paths: ['/games/{games}'],
      params: { games: ['rng', 'live'] },
      layout: 'main',
      page: 'games',
    },
    slots: { paths: ['/hall/{kind}'], params: { kind: ['slots'] }, layout: 'main', page: 'games' },
  },
};

/** Creates the bootstrap of an example brand. `changes` replaces the parts a test is about. */
export function exampleBootstrap({
  site = {},
  ...changes
}: Partial<Omit<Bootstrap, 'site'>> & { site?: Partial<PublicSiteDocument> } = {}): Bootstrap {
  return {
    build: 'build1',
    version: 'version1',
    status: 200,
    route: { name: 'home', path: '/', params: {} },
    layout,
    page,
    flags: { news: true, chat: false },
    preloaded: [],
    language: { code: 'EN', tag: 'en', dir: 'ltr' },
    languages: [
      { code: 'EN', tag: 'en', dir: 'ltr', name: 'English' },
      { code: 'VI', tag: 'vi', dir: 'ltr', name: 'Tiếng Việt' },
      { code: 'TH', tag: 'th', dir: 'ltr', name: 'ไทย' },
    ],
    texts: { greeting: 'Hello', apples_one: '{{count}} apple', apples_other: '{{count}} apples' },
    formats: {},
    site: {
      brand: 'example',
      site: { ...exampleSettings, ...site },
      routes,
      menus: { menus: {} },
      banners: { groups: {} },
      registration: { fields: [], termsAcceptedByDefault: true },
      compliance: exampleCompliance,
      centreLinks: {},
    },
    state: { known: true, resources: [], imageCDNs: ['https://cdn.example'] },
    assets: { 'assets/logo.svg': '/assets/0123456789abcdef' },
    ...changes,
  };
}
