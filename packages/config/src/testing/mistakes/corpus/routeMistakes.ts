import { written, type Edit, type Mistakes } from '../Mistake.ts';

const lagoonRoutes = 'lagoon/routes.json';
const baseRoutes = '_base/routes.json';

/** Mistakes in `routes.json`. */
export const routeMistakes: Mistakes = {
  'a second route at the same path': {
    edit: routes({ club: { paths: ['/vip'], page: 'vip', title: { $text: 'nav.vip' } } }),
    code: 'LV421',
    at: '#/routes/club/paths/0',
    fix: /"vip"/,
  },
  'a path without its slash': {
    edit: [baseRoutes, '/routes/join/paths/0', { is: 'join' }],
    code: 'LV205',
    fix: '"/join"',
  },
  'a path with a space': {
    edit: routes({ club: { paths: ['/vip club'], page: 'vip', title: { $text: 'nav.vip' } } }),
    code: 'LV205',
    at: '#/routes/club/paths/0',
    fix: /"\/vip-club"|letters/,
  },
  'a parameter without its values': {
    edit: routes({ city: { paths: ['/city/{name}'], page: 'vip', title: { $text: 'nav.vip' } } }),
    code: 'LV422',
    at: '#/routes/city/paths/0',
    fix: '"params"',
  },
  'two redirects in a circle': {
    edit: routes({
      old: { paths: ['/old'], redirect: '/older' },
      older: { paths: ['/older'], redirect: '/old' },
    }),
    code: 'LV442',
    at: '#/routes/old/redirect',
    fix: /one of them has to show a page/,
  },
  'a redirect to another site': {
    edit: routes({ blog: { paths: ['/blog'], redirect: 'https://blog.example.com' } }),
    code: 'LV205',
    at: '#/routes/blog/redirect',
    fix: /path of this site begins with one "\/"/,
  },
  'a category by its name for players': {
    edit: [baseRoutes, '/routes/rng/gameType', { is: 'SLOTS' }],
    code: 'LV455',
    fix: '"RNG"',
  },
  'a page that does not exist': {
    edit: routes({ about: { paths: ['/about'], page: 'about', title: { $text: 'nav.help' } } }),
    code: 'LV402',
    at: '#/routes/about/page',
    fix: /pages\/about\.json/,
  },
  'a page for a rank of visitors': {
    edit: routes({ vip: { access: 'vip' } }),
    code: 'LV204',
    at: '#/routes/vip/access',
    fix: /member.*agent/,
  },
  'a route without a title': {
    edit: routes({ club: { paths: ['/club'], page: 'vip' } }),
    code: 'LV750',
    at: '#/routes/club',
    fix: '"title"',
  },
  'a guarded site that closes the terms': {
    given: [['lagoon/site.json', '/loginedToHomePage', { is: true }]],
    edit: written(lagoonRoutes, {
      $schema: '../../schemas/routes.schema.json',
      guardExempt: ['/login', '/register', '/help'],
    }),
    code: 'LV458',
    at: '#/guardExempt',
    fix: /\/forget.*"guardExempt"/,
  },
  'a free path that is misspelt': {
    edit: [baseRoutes, '/guardExempt/7', { is: '/responsibleGamning' }],
    code: 'LV401',
    fix: '"/responsibleGaming"',
  },
  'a deleted route that menus still open': {
    edit: routes({ join: null }),
    code: 'LV401',
    at: '#/routes/join',
    fix: /_base\/menus\.json/,
  },
  'a path of the server': {
    edit: routes({
      assets: { paths: ['/assets/help'], page: 'help', title: { $text: 'nav.help' } },
    }),
    code: 'LV444',
    at: '#/routes/assets/paths/0',
    fix: /another path|server|platform/,
  },
  'a layout that is a page': {
    edit: routes({ vip: { layout: 'home' } }),
    code: 'LV418',
    at: '#/routes/vip/layout',
    fix: /Outlet/,
  },
  'a banner group by the name of its page': {
    edit: [baseRoutes, '/routes/rng/bannerGroup', { is: 'w_slots' }],
    code: 'LV410',
    fix: /w_rng/,
    knownGap: 'The nearest name, w_sports, is not the one that was meant.',
  },
  'no page at the root': {
    edit: routes({ home: { paths: ['/index', '/home'] } }),
    code: 'LV401',
    at: '#/routes/home/paths',
    fix: '"/"',
  },
  'a route that shows nothing, in a layout with its banners': {
    edit: [baseRoutes, '/routes/home/page', 'removed'],
    code: 'LV423',
    fix: 'route "home" has neither a page nor a redirect',
  },
  'a redirect to no route': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/down/redirect', { is: '/slotz' }],
    code: 'LV401',
    fix: 'no route has the path "/slotz"',
  },
  'a route without its page': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/home/page', { is: 'homr' }],
    code: 'LV402',
    fix: 'did you mean "home"?',
  },
  'a route without its layout': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/home/layout', { is: 'farme' }],
    code: 'LV402',
    fix: 'did you mean "frame"?',
  },
  'a redirect with a line break': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/down/redirect', { is: '/slots?\n' }],
    code: 'LV205',
    fix: 'a path of this site',
  },
  'a redirect to another host': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/down/redirect', { is: '//slots' }],
    code: 'LV205',
    fix: '"//slots" does not have the form needed here: a path of this site begins with one "/" and',
  },
  'a redirect to itself': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/down/redirect', { is: '/down' }],
    code: 'LV442',
    fix: 'redirects lead in a circle: down → down',
  },
  'two redirects in a circle, one with a query': {
    brands: 'fixture',
    given: [
      [baseRoutes, '/routes/up', { is: { paths: ['/up'], redirect: '/slots' } }],
      [baseRoutes, '/routes/again', { is: { paths: ['/again'], redirect: '/up' } }],
    ],
    edit: [baseRoutes, '/routes/up/redirect', { is: '/again?x=1' }],
    code: 'LV442',
    fix: 'redirects lead in a circle: up → again → up',
  },
  'a login that needs a login': {
    brands: 'fixture',
    edit: [
      baseRoutes,
      '/routes/agentLogin',
      {
        is: {
          paths: ['/agents'],
          page: 'home',
          layout: 'frame',
          title: { $text: 'home.title' },
          access: 'agent',
        },
      },
    ],
    code: 'LV442',
    at: '#/routes/agentLogin/access',
    fix: 'agentLogin → agentLogin',
  },
  'a page that guests need, for members': {
    brands: 'fixture',
    given: [
      [
        baseRoutes,
        '/routes/login',
        {
          is: { paths: ['/login'], page: 'home', layout: 'frame', title: { $text: 'home.title' } },
        },
      ],
    ],
    edit: [
      baseRoutes,
      '/routes/terms',
      {
        is: {
          paths: ['/terms'],
          page: 'home',
          layout: 'frame',
          title: { $text: 'home.title' },
          access: 'member',
        },
      },
    ],
    code: 'LV458',
    at: '#/routes/terms/access',
    fix: 'route "terms" is needed by guests',
  },
  'a home page that leads to the login': {
    brands: 'fixture',
    given: [
      [
        baseRoutes,
        '/routes/login',
        {
          is: { paths: ['/login'], page: 'home', layout: 'frame', title: { $text: 'home.title' } },
        },
      ],
    ],
    edit: [baseRoutes, '/routes/home', { is: { paths: ['/'], redirect: '/login' } }],
    code: 'LV442',
    at: '#/routes/home/redirect',
    fix: 'home → login → home',
  },
  'a path of a call': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/down/paths/0', { is: '/wps/session/login' }],
    code: 'LV444',
    fix: 'is answered by the server itself',
  },
  'a path that browsers resolve': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/down/paths/0', { is: '/a/../down' }],
    code: 'LV444',
    fix: '/a/../down has a part "." or "..", which browsers resolve',
  },
  'a path with too many values': {
    brands: 'fixture',
    edit: [
      baseRoutes,
      '/routes/games/paths/1',
      { is: '/{games}/{games}/{games}/{games}/{games}/{games}/{games}/{games}/{games}/{games}' },
    ],
    code: 'LV422',
    fix: 'covers more than 1000 paths',
  },
  'a route for members by a condition': {
    brands: 'fixture',
    edit: [
      baseRoutes,
      '/routes/down/when',
      { is: { any: [{ flag: 'chat' }, { not: { session: 'guest' } }] } },
    ],
    code: 'LV443',
    at: '#/routes/down/when/any/1/not/session',
    fix: 'use "access" for members',
  },
  'a route by a visitor’s balance': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/down/when', { is: { gt: ['wallet.balance', 5] } }],
    code: 'LV443',
    at: '#/routes/down/when/gt/0',
    fix: 'there is route.name, route.gameType, route.bannerGroup, preferences.language',
  },
  'a path of two routes': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/down/paths/0', { is: '/live/' }],
    code: 'LV421',
    fix: 'claimed by route "games"',
  },
  'a text key that does not exist': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/home/title/$text', { is: 'home.tilte' }],
    code: 'LV405',
    fix: 'did you mean "home.title"?',
  },
  'a parameter whose values are removed': {
    brands: 'fixture',
    given: [
      [
        baseRoutes,
        '/routes/live',
        {
          is: {
            paths: ['/area/{area}'],
            params: { area: ['live'] },
            page: 'category',
            layout: 'frame',
            title: { $text: 'home.title' },
          },
        },
      ],
      ['_base/pages/home.json', '/nodes/grid/props/moreRoute', { is: 'live' }],
    ],
    edit: [baseRoutes, '/routes/live/params', 'removed'],
    code: 'LV422',
    at: '#/routes/live/paths/0',
    fix: 'path parameter "area" has no values',
  },
  'a route under another name than several places have': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/games', { named: 'gmaes' }],
    code: 'LV401',
    fix: 'did you mean it by "gmaes"?',
  },
  'a value of a route that a menu of the brand opens': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/games/params/games/1', { is: 'arena' }],
    code: 'LV422',
    at: 'lagoon/menus.json#/menus/main/$ops/0/insert/params/games',
    fix: 'route "games" knows no games "live"',
  },
  'a text of a route as a number': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/home/title/$text', { is: 7 }],
    code: 'LV201',
    fix: 'expected a text, found a number',
  },
  'a route without its paths': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/games/paths', 'removed'],
    code: 'LV202',
    fix: 'routes.games lacks "paths"',
  },
  'a misspelt property of a route': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/home/title', { named: 'ttile' }],
    code: 'LV203',
    fix: 'did you mean "title"?',
  },
  'a route with no path': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/down/paths', { is: [] }],
    code: 'LV206',
    fix: 'may not have fewer than 1 items',
  },
  'a route for no flag': {
    brands: 'fixture',
    edit: [baseRoutes, '/routes/down/when', { is: {} }],
    code: 'LV211',
    fix: 'a condition has exactly one of all, any, not, flag',
  },
};

function routes(changes: unknown): Edit {
  return written(lagoonRoutes, { $schema: '../../schemas/routes.schema.json', routes: changes });
}
