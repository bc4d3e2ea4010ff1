import type { Bootstrap, PageBootstrap, PageDocument, PublicSite } from '@livery/contract';

function document(use: string): PageDocument {
  return { root: 'page', nodes: { page: { use } } };
}

/** A page of the example brand. */
export function examplePage(path: string, changes: Partial<PageBootstrap> = {}): PageBootstrap {
  return {
    build: 'build-1', version: 'version-1', status: 200, route: { name: path.slice(1) || 'home', path, params: {} },
    layout: document('Layout'), page: document(`Page of ${path}`), flags: { promotions: true }, preloaded: [], ...changes,
  };
}

/** The example brand's first document. */
export function exampleBootstrap(changes: Partial<Bootstrap> = {}): Bootstrap {
  return {
    ...examplePage('/'), language: { code: 'EN', tag: 'en', dir: 'ltr' }, languages: [{ code: 'EN', tag: 'en', dir: 'ltr', name: 'English' }, { code: 'TY', tag: 'fil', dir: 'ltr', name: 'Tagalog' }],
    texts: { 'nav.home': 'Home', 'pager.status': 'Page {{page}} of {{pages}}' }, site: exampleSite, state: { known: true, resources: [], imageCDNs: [] }, assets: { 'assets/logo.svg': '/assets/abc.svg' },
    ...changes,
  };
}

/** What of the brand the stores under test look at. */
export const exampleSite = {
  brand: 'acme',
  site: { name: 'Acme', brand: { merchant: 'ACME' }, currency: { code: 'PHP', minorDigits: 2, symbol: 'P' }, defaultTheme: 'light', captchaRefreshMs: 1000, esportsProviders: ['TF'], cockfightProviders: ['DS88'] },
  routes: {
    routes: {
      home: { paths: ['/', '/index'], page: 'home' }, login: { paths: ['/login'], page: 'login' }, live: { paths: ['/live'], page: 'category', gameType: 'LIVE' },
      esports: { paths: ['/{games}'], params: { games: ['esports'] }, page: 'category' }, others: { paths: ['/more/{games}'], params: { games: ['elott', 'cockfight'] }, page: 'category' },
    },
  },
  menus: { menus: {} }, banners: { groups: {} },
// A whole site has a hundred more values, none of which these tests read.
} as unknown as PublicSite;
