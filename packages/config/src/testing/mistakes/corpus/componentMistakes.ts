import { written, type Edit, type Mistakes } from '../Mistake.ts';
import { textPage } from './preparations.ts';

const lagoonHome = 'lagoon/pages/home.json';
const ironfieldHome = 'ironfield/pages/home.json';
const baseHome = '_base/pages/home.json';
const about = 'lagoon/pages/about.json';

const aboutRoute: Edit = written('lagoon/routes.json', {
  $schema: '../../schemas/routes.schema.json',
  routes: { about: { paths: ['/about'], page: 'about', title: { $text: 'vip.title' } } },
});

/** Mistakes in the settings of components, and in conditions and preloads of pages. */
export const componentMistakes: Mistakes = {
  'a misspelt component': {
    edit: [lagoonHome, '/nodes/fish/use', { is: 'GameRial' }],
    code: 'LV208',
    fix: '"GameRail"',
  },
  'a component in small letters': {
    edit: [lagoonHome, '/nodes/studios/use', { is: 'vendorRail' }],
    code: 'LV208',
    fix: '"VendorRail"',
  },
  'a misspelt setting of a component': {
    edit: [lagoonHome, '/nodes/fish/props/moreRoute', { named: 'moreRout' }],
    code: 'LV203',
    fix: '"moreRoute"',
  },
  'a heading in plain words': {
    edit: [ironfieldHome, '/nodes/odds/props/title', { is: 'Odds of today' }],
    code: 'LV201',
    fix: '"$text"',
  },
  'a key of a text without its braces': {
    edit: [lagoonHome, '/nodes/studios/props/title', { is: 'home.providers' }],
    code: 'LV201',
    fix: '{ "$text": "home.providers" }',
  },
  'a category in the singular': {
    edit: [lagoonHome, '/nodes/fish/props/gameType', { is: 'SLOT' }],
    code: 'LV455',
    fix: /RNG/,
  },
  'a node for members in the plural': {
    edit: [lagoonHome, '/nodes/fish/when', { is: { session: 'members' } }],
    code: 'LV204',
    at: '#/nodes/fish/when/session',
    fix: '"member"',
  },
  'a condition in words': {
    edit: [lagoonHome, '/nodes/fish/when', { is: 'games.fish' }],
    code: 'LV201',
    fix: '"flag"',
  },
  'a value of the route in small letters': {
    edit: [
      'ironfield/pages/sports.json',
      '/nodes/odds/props/gameType',
      { is: { $value: 'route.gametype' } },
    ],
    code: 'LV416',
    at: '#/nodes/odds/props/gameType/$value',
    fix: '"route.gameType"',
  },
  'a call that does not exist': {
    edit: [lagoonHome, '/preload/1/call', { is: 'getGamesList' }],
    code: 'LV417',
    fix: '"getGameList"',
  },
  'a call of members for guests': {
    edit: [lagoonHome, '/preload/0/call', { is: 'getBalanceV2' }],
    code: 'LV417',
    fix: /guest/,
  },
  'a question with a misspelt field': {
    edit: [lagoonHome, '/preload/3/query', { is: { gametype: 'FISH' } }],
    code: 'LV454',
    at: '#/preload/3/query/gametype',
    atKey: true,
    fix: '"gameType"',
  },
  'a new node without its component': {
    given: [[ironfieldHome, '/nodes/more/slots/start', { is: ['promo', 'faq'] }]],
    edit: [ironfieldHome, '/nodes/faq', { is: { props: { title: { $text: 'help.title' } } } }],
    code: 'LV202',
    fix: '"use"',
  },
  'a picture of the wrong size': {
    given: [aboutRoute],
    edit: written(about, {
      ...textPage,
      nodes: {
        page: {
          use: 'ContentPicture',
          props: {
            picture: { file: 'assets/banners/reef.svg', widthPx: 1600, heightPx: 0 },
          },
        },
      },
    }),
    code: 'LV206',
    at: '#/nodes/page/props/picture/heightPx',
    fix: /\b1\b/,
  },
  'a video of a site that is not allowed': {
    given: [aboutRoute],
    edit: written(about, {
      ...textPage,
      nodes: {
        page: {
          use: 'ContentEmbed',
          props: { address: 'https://video.example.com/1', title: { $text: 'nav.vip' } },
        },
      },
    }),
    code: 'LV541',
    at: '#/nodes/page/props/address',
    fix: /frameSources/,
  },
  'a link to a page that does not exist': {
    given: [aboutRoute],
    edit: written(about, {
      ...textPage,
      nodes: {
        page: {
          use: 'ContentButtons',
          props: { buttons: [{ label: { $text: 'nav.vip' }, link: { route: 'vips' } }] },
        },
      },
    }),
    code: 'LV401',
    at: '#/nodes/page/props/buttons/0/link/route',
    fix: '"vip"',
  },
  'a link with a route and an address': {
    given: [aboutRoute],
    edit: written(about, {
      ...textPage,
      nodes: {
        page: {
          use: 'ContentButtons',
          props: {
            buttons: [
              {
                label: { $text: 'nav.vip' },
                link: { route: 'vip', href: 'https://vip.example.com/' },
              },
            ],
          },
        },
      },
    }),
    code: 'LV206',
    at: '#/nodes/page/props/buttons/0/link',
    fix: /"route".*"href"|one of|only one/,
  },
  'a missing prop': {
    brands: 'fixture',
    edit: ['_base/pages/category.json', '/nodes/grid/props/title', 'removed'],
    code: 'LV202',
    fix: 'GameGrid lacks "title"',
  },
  'a node without required props': {
    brands: 'fixture',
    edit: ['_base/pages/frame.json', '/nodes/menu/props', 'removed'],
    code: 'LV202',
    fix: 'MenuBar lacks "menu"',
  },
  'a misspelt prop': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/promo/props/autoplayMs', { named: 'autoplayMS' }],
    code: 'LV203',
    fix: 'unknown prop "autoplayMS" on BannerCarousel; did you mean "autoplayMs"?',
  },
  'a misspelt required prop': {
    brands: 'fixture',
    edit: [baseHome, '/nodes/grid/props/title', { named: 'titel' }],
    code: 'LV203',
    fix: 'unknown prop "titel" on GameGrid; did you mean "title"?',
  },
  'a misspelt key of a text': {
    brands: 'fixture',
    edit: [baseHome, '/nodes/note/props/text/values', { named: 'vlaues' }],
    code: 'LV203',
    fix: 'did you mean "values"?',
  },
  'a misspelt $text': {
    brands: 'fixture',
    edit: [baseHome, '/nodes/grid/props/title/$text', { named: '$txt' }],
    code: 'LV203',
    fix: 'did you mean "$text"?',
  },
  'a value that is not allowed': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/hero/props/look', { is: 'stripe' }],
    code: 'LV204',
    fix: 'did you mean "strip"?',
  },
  'a lower-case category': {
    brands: 'fixture',
    edit: [baseHome, '/nodes/grid/props/gameType', { is: 'rng' }],
    code: 'LV205',
    fix: 'The category, in capitals',
  },
  'an invalid date': {
    brands: 'fixture',
    edit: [baseHome, '/nodes/note/props/day', { is: '31.12.' }],
    code: 'LV205',
    fix: 'is no date',
  },
  'a number that is too small': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/promo/props/autoplayMs', { is: 300 }],
    code: 'LV206',
    fix: '1000',
  },
  'a value of no allowed form': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/promo/props/group', { is: 7 }],
    code: 'LV209',
    fix: 'a string or { "$value" }',
  },
  'a duplicate entry': {
    brands: 'fixture',
    edit: [baseHome, '/nodes/grid/props/filters', { is: ['vendor', 'vendor'] }],
    code: 'LV210',
    at: '#/nodes/grid/props/filters/1',
    fix: '"vendor" twice',
  },
  'a condition with two keys': {
    brands: 'fixture',
    edit: [baseHome, '/nodes/hero/when/session', { is: 'guest' }],
    code: 'LV211',
    at: '#/nodes/hero/when',
    fix: 'a condition has exactly one of all, any, not, flag, session, exists, eq, in, gt, gte, lt',
  },
  'a condition without a key': {
    brands: 'fixture',
    edit: [baseHome, '/nodes/hero/when/flag', 'removed'],
    code: 'LV211',
    fix: 'a condition has exactly one of all, any, not, flag, session, exists, eq, in, gt, gte, lt',
  },
  'a misspelt condition': {
    brands: 'fixture',
    edit: [baseHome, '/nodes/hero/when/flag', { named: 'flga' }],
    code: 'LV203',
    fix: 'did you mean "flag"?',
  },
  'a comparison with too many parts': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/promo/when/all/1/eq', { is: ['route.name', 'x', 'home'] }],
    code: 'LV206',
    fix: 'the list may not have more than 2 items',
  },
  'an operator that conditions do not have': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/promo/when/all', { named: 'notFlag' }],
    code: 'LV203',
    fix: 'there is all, any, not, flag, session, exists, eq, in, gt, gte, lt, lte',
  },
  'a prop that names no route': {
    brands: 'fixture',
    edit: [baseHome, '/nodes/grid/props/moreRoute', { is: 'gmaes' }],
    code: 'LV401',
    fix: 'did you mean "games"?',
  },
  'a menu that does not exist': {
    brands: 'fixture',
    edit: ['_base/pages/frame.json', '/nodes/menu/props/menu', { is: 'mian' }],
    code: 'LV403',
    fix: 'did you mean "main"?',
  },
  'a banner group that does not exist': {
    brands: 'fixture',
    edit: [baseHome, '/nodes/hero/props/group', { is: 'w_hom' }],
    code: 'LV410',
    fix: 'did you mean "w_home"?',
  },
  'a preload by a visitor’s account': {
    brands: 'fixture',
    edit: [
      baseHome,
      '/preload/0',
      { is: { call: 'getGameList', query: { gameName: { $value: 'session.account' } } } },
    ],
    code: 'LV443',
    at: '#/preload/0/query/gameName/$value',
    fix: 'there is route.name, route.gameType',
  },
  'a prop that names a route with several paths': {
    brands: 'fixture',
    edit: [baseHome, '/nodes/grid/props/moreRoute', { is: 'games' }],
    code: 'LV422',
    fix: 'without its parameter "games": a name alone does not say which of slots, live',
  },
  'a condition on an unknown value': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/promo/when/all/1/eq/0', { is: 'route.nmae' }],
    code: 'LV416',
    fix: 'did you mean "route.name"?',
  },
  'a condition on a row outside the centres': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/promo/when/all/1/eq/0', { is: 'row.name' }],
    code: 'LV416',
    fix: 'there is route.name, route.gameType, route.bannerGroup, session.state, session.account',
  },
  'a binding to an unknown value': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/promo/props/group/$value', { is: 'session.secret' }],
    code: 'LV416',
    fix: 'did you mean "session.state"?',
  },
  'a comparison with a value of another type': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/promo/when/all/1/eq/1', { is: 5 }],
    code: 'LV453',
    fix: '"route.name" is a text and never 5, a number',
  },
  'a comparison with a misspelt route': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/promo/when/all/1/eq/1', { is: 'hoem' }],
    code: 'LV453',
    fix: 'did you mean "home"?',
  },
  'an order of what is no number': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/promo/when/all/1', { is: { gt: ['route.name', 5] } }],
    code: 'LV453',
    at: '#/nodes/promo/when/all/1/gt/0',
    fix: '"route.name" is a text and never 5, a number',
  },
  'a preload with a value of another type': {
    brands: 'fixture',
    edit: [baseHome, '/preload/0', { is: { call: 'getGameList', query: { isTop: 'yes' } } }],
    code: 'LV454',
    at: '#/preload/0/query/isTop',
    fix: 'isTop of getGameList is of type integer, not string',
  },
  'a number in place of a word': {
    brands: 'fixture',
    edit: [baseHome, '/nodes/grid/props/filters', { is: [7] }],
    code: 'LV204',
    at: '#/nodes/grid/props/filters/0',
    fix: '7 is none of',
  },
  'settings as a list': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/promo/props', { is: [] }],
    code: 'LV201',
    fix: 'expected an object, found a list',
  },
  'a flag of a node that does not exist': {
    brands: 'fixture',
    edit: [baseHome, '/nodes/hero/when/flag', { is: 'promotion' }],
    code: 'LV404',
    fix: 'did you mean "promotions"?',
  },
};
