import { written, type PlantedMistakes } from './PlantedMistake.ts';

const lagoonMenus = 'lagoon/menus.json';
const ironfieldMenus = 'ironfield/menus.json';
const baseMenus = '_base/menus.json';
const lagoonRoutes = 'lagoon/routes.json';
const baseRoutes = '_base/routes.json';

/** Mistakes in `menus.json` and `routes.json`. */
export const navigationMistakes: PlantedMistakes = {
  'the removal of an entry that was never there': {
    edits: [menus({ main: { $ops: [{ remove: 'downloads' }] } })],
    at: '#/menus/main/$ops/0/remove',
    fix: '"download"',
  },
  'an operation with a dollar sign': {
    edits: [menus({ main: { $ops: [{ $remove: 'download' }] } })],
    at: '#/menus/main/$ops/0',
    fix: '"remove"',
  },
  'an operation by another name': {
    edits: [menus({ main: { $ops: [{ delete: 'download' }] } })],
    at: '#/menus/main/$ops/0',
    fix: '"remove"',
  },
  'operations without the list of them': {
    edits: [menus({ main: { remove: 'download' } })],
    at: '#/menus/main',
    fix: '"$ops"',
  },
  'an entry at a number': {
    edits: [
      menus({
        main: {
          $ops: [{ insert: { id: 'vip', text: { $text: 'nav.vip' }, route: 'vip' }, at: 2 }],
        },
      }),
    ],
    at: '#/menus/main/$ops/0',
    fix: /"before".*"after"/,
  },
  'an entry that is inserted twice': {
    edits: [
      menus({
        main: {
          $ops: [
            {
              insert: { id: 'promotions', text: { $text: 'nav.promotions' }, route: 'promotions' },
              after: 'home',
            },
          ],
        },
      }),
    ],
    at: '#/menus/main/$ops/0/insert',
    fix: /"move"|another id/,
  },
  'an icon of another set': {
    edits: [[ironfieldMenus, '/menus/service/0/icon', { is: 'shopping-cart' }]],
    fix: /gift|did you mean/,
  },
  'an entry without words': {
    edits: [[ironfieldMenus, '/menus/service/1/text', 'removed']],
    fix: '"text"',
  },
  'an entry without a target': {
    edits: [[ironfieldMenus, '/menus/service/2/route', 'removed']],
    fix: /"route".*"href"/,
  },
  'an entry with two targets': {
    edits: [[ironfieldMenus, '/menus/service/2/href', { is: 'https://shop.example.com/' }]],
    at: '#/menus/service/2',
    fix: /"route".*"href"|"href".*"route"/,
  },
  'an entry by the address of its page': {
    edits: [[ironfieldMenus, '/menus/service/1/route', { is: '/vip' }]],
    fix: '"vip"',
  },
  'a sheet that no menu is': {
    edits: [[baseMenus, '/menus/bottom/4/opensMenu', { is: 'sheets' }]],
    fix: '"sheet"',
  },
  'a menu that nothing shows': {
    edits: [menus({ sidebar: [{ id: 'vip', text: { $text: 'nav.vip' }, route: 'vip' }] })],
    at: '#/menus/sidebar',
    fix: /MenuBar|no (page|node)|shows/,
  },
  'a flag with other capitals': {
    edits: [[ironfieldMenus, '/menus/service/1/when', { is: { flag: 'VIP' } }]],
    at: '#/menus/service/1/when/flag',
    fix: '"vip"',
  },
  'the first page of the centre without its entry': {
    edits: [menus({ member: { $ops: [{ remove: 'securityCenter' }] } })],
    at: '#/menus/member/$ops/0/remove',
    fix: /defaultPage/,
  },
  'a page of a centre in the main menu': {
    edits: [
      menus({
        main: {
          $ops: [
            {
              insert: {
                id: 'deposit',
                text: { $text: 'mc.depositv2.title' },
                page: 'mc.depositv2',
              },
              after: 'home',
            },
          ],
        },
      }),
    ],
    at: '#/menus/main/$ops/0/insert/page',
    fix: /centre/,
  },
  'a second route at the same path': {
    edits: [routes({ club: { paths: ['/vip'], page: 'vip', title: { $text: 'nav.vip' } } })],
    at: '#/routes/club/paths/0',
    fix: /"vip"/,
  },
  'a path without its slash': {
    edits: [[baseRoutes, '/routes/join/paths/0', { is: 'join' }]],
    fix: '"/join"',
  },
  'a path with a space': {
    edits: [routes({ club: { paths: ['/vip club'], page: 'vip', title: { $text: 'nav.vip' } } })],
    at: '#/routes/club/paths/0',
    fix: /"\/vip-club"|letters/,
  },
  'a parameter without its values': {
    edits: [
      routes({ city: { paths: ['/city/{name}'], page: 'vip', title: { $text: 'nav.vip' } } }),
    ],
    at: '#/routes/city/paths/0',
    fix: '"params"',
  },
  'two redirects in a circle': {
    edits: [
      routes({
        old: { paths: ['/old'], redirect: '/older' },
        older: { paths: ['/older'], redirect: '/old' },
      }),
    ],
    at: '#/routes/old/redirect',
    fix: /one of them has to show a page/,
  },
  'a redirect to another site': {
    edits: [routes({ blog: { paths: ['/blog'], redirect: 'https://blog.example.com' } })],
    at: '#/routes/blog/redirect',
    fix: /path of this site begins with one "\/"/,
  },
  'a category by its name for players': {
    edits: [[baseRoutes, '/routes/rng/gameType', { is: 'SLOTS' }]],
    fix: '"RNG"',
  },
  'a page that does not exist': {
    edits: [routes({ about: { paths: ['/about'], page: 'about', title: { $text: 'nav.help' } } })],
    at: '#/routes/about/page',
    fix: /pages\/about\.json/,
  },
  'a page for a rank of visitors': {
    edits: [routes({ vip: { access: 'vip' } })],
    at: '#/routes/vip/access',
    fix: /member.*agent/,
  },
  'a route without a title': {
    edits: [routes({ club: { paths: ['/club'], page: 'vip' } })],
    at: '#/routes/club',
    fix: '"title"',
  },
  'a guarded site that closes the terms': {
    edits: [
      ['lagoon/site.json', '/loginedToHomePage', { is: true }],
      written(lagoonRoutes, {
        $schema: '../../schemas/routes.schema.json',
        guardExempt: ['/login', '/register', '/help'],
      }),
    ],
    at: '#/guardExempt',
    fix: /\/forget.*"guardExempt"/,
  },
  'a free path that is misspelt': {
    edits: [[baseRoutes, '/guardExempt/7', { is: '/responsibleGamning' }]],
    fix: '"/responsibleGaming"',
  },
  'a deleted route that menus still open': {
    edits: [routes({ join: null })],
    at: '#/routes/join',
    fix: /_base\/menus\.json/,
  },
  'a path of the server': {
    edits: [
      routes({ assets: { paths: ['/assets/help'], page: 'help', title: { $text: 'nav.help' } } }),
    ],
    at: '#/routes/assets/paths/0',
    fix: /another path|server|platform/,
  },
  'a layout that is a page': {
    edits: [routes({ vip: { layout: 'home' } })],
    at: '#/routes/vip/layout',
    fix: /Outlet/,
  },
  'a banner group by the name of its page': {
    edits: [[baseRoutes, '/routes/rng/bannerGroup', { is: 'w_slots' }]],
    fix: /w_rng/,
    knownGap: 'The nearest name, w_sports, is not the one that was meant.',
  },
  'no page at the root': {
    edits: [routes({ home: { paths: ['/index', '/home'] } })],
    at: '#/routes/home/paths',
    fix: '"/"',
  },
};

function menus(changes: unknown): ReturnType<typeof written> {
  return written(lagoonMenus, { $schema: '../../schemas/menus.schema.json', menus: changes });
}

function routes(changes: unknown): ReturnType<typeof written> {
  return written(lagoonRoutes, { $schema: '../../schemas/routes.schema.json', routes: changes });
}
