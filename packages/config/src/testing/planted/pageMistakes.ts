import { written, type PlantedEdit, type PlantedMistakes } from './PlantedMistake.ts';

const lagoonHome = 'lagoon/pages/home.json';
const ironfieldHome = 'ironfield/pages/home.json';
const about = 'lagoon/pages/about.json';

/** Mistakes in pages outside the centres. */
export const pageMistakes: PlantedMistakes = {
  'a misspelt component': {
    edits: [[lagoonHome, '/nodes/fish/use', { is: 'GameRial' }]],
    fix: '"GameRail"',
  },
  'a component in small letters': {
    edits: [[lagoonHome, '/nodes/studios/use', { is: 'vendorRail' }]],
    fix: '"VendorRail"',
  },
  'a node that no slot has': {
    edits: [[ironfieldHome, '/nodes/boards/slots/start', { is: ['odds', 'sports'] }]],
    at: '#/nodes/strip',
    fix: /slot/,
  },
  'an anchor of another page': {
    edits: [[lagoonHome, '/nodes/page/slots/default/$ops/0/after', { is: 'games' }]],
    fix: /"slots"/,
  },
  'a misspelt setting of a component': {
    edits: [[lagoonHome, '/nodes/fish/props/moreRoute', { named: 'moreRout' }]],
    fix: '"moreRoute"',
  },
  'a heading in plain words': {
    edits: [[ironfieldHome, '/nodes/odds/props/title', { is: 'Odds of today' }]],
    fix: '"$text"',
  },
  'a key of a text without its braces': {
    edits: [[lagoonHome, '/nodes/studios/props/title', { is: 'home.providers' }]],
    fix: '{ "$text": "home.providers" }',
  },
  'a category in the singular': {
    edits: [[lagoonHome, '/nodes/fish/props/gameType', { is: 'SLOT' }]],
    fix: /RNG/,
  },
  'a node for members in the plural': {
    edits: [[lagoonHome, '/nodes/fish/when', { is: { session: 'members' } }]],
    at: '#/nodes/fish/when/session',
    fix: '"member"',
  },
  'a condition in words': {
    edits: [[lagoonHome, '/nodes/fish/when', { is: 'games.fish' }]],
    fix: '"flag"',
  },
  'a value of the route in small letters': {
    edits: [
      [
        'ironfield/pages/sports.json',
        '/nodes/odds/props/gameType',
        { is: { $value: 'route.gametype' } },
      ],
    ],
    at: '#/nodes/odds/props/gameType/$value',
    fix: '"route.gameType"',
  },
  'a call that does not exist': {
    edits: [[lagoonHome, '/preload/1/call', { is: 'getGamesList' }]],
    fix: '"getGameList"',
  },
  'a call of members for guests': {
    edits: [[lagoonHome, '/preload/0/call', { is: 'getBalanceV2' }]],
    fix: /guest/,
  },
  'a question with a misspelt field': {
    edits: [[lagoonHome, '/preload/3/query', { is: { gametype: 'FISH' } }]],
    at: '#/preload/3/query/gametype',
    fix: '"gameType"',
  },
  'a new node without its component': {
    edits: [
      [ironfieldHome, '/nodes/more/slots/start', { is: ['promo', 'faq'] }],
      [ironfieldHome, '/nodes/faq', { is: { props: { title: { $text: 'help.title' } } } }],
    ],
    fix: '"use"',
  },
  'a page that no route shows': {
    edits: [written(about, aboutPage())],
    at: `${about}#`,
    fix: /route/,
  },
  'a page with other capitals than the inherited one': {
    edits: [
      { file: 'ironfield/pages/live.json', content: undefined },
      written('ironfield/pages/Live.json', {
        $schema: '../../../schemas/page.schema.json',
        nodes: { games: { props: { arrangement: 'column' } } },
      }),
    ],
    at: 'ironfield/pages/Live.json',
    fix: '"live.json"',
  },
  'a slot that the component lacks': {
    edits: [[ironfieldHome, '/nodes/boards/slots/start', { named: 'left' }]],
    fix: /start.*end/,
  },
  'a picture of the wrong size': {
    edits: [
      ...aboutRoute(),
      written(about, {
        ...aboutPage(),
        nodes: {
          page: {
            use: 'ContentPicture',
            props: {
              picture: { file: 'assets/banners/reef.svg', widthPx: 1600, heightPx: 0 },
            },
          },
        },
      }),
    ],
    at: '#/nodes/page/props/picture/heightPx',
    fix: /\b1\b/,
  },
  'a video of a site that is not allowed': {
    edits: [
      ...aboutRoute(),
      written(about, {
        ...aboutPage(),
        nodes: {
          page: {
            use: 'ContentEmbed',
            props: { address: 'https://video.example.com/1', title: { $text: 'nav.vip' } },
          },
        },
      }),
    ],
    at: '#/nodes/page/props/address',
    fix: /frameSources/,
  },
  'a link to a page that does not exist': {
    edits: [
      ...aboutRoute(),
      written(about, {
        ...aboutPage(),
        nodes: {
          page: {
            use: 'ContentButtons',
            props: { buttons: [{ label: { $text: 'nav.vip' }, link: { route: 'vips' } }] },
          },
        },
      }),
    ],
    at: '#/nodes/page/props/buttons/0/link/route',
    fix: '"vip"',
  },
  'a link with a route and an address': {
    edits: [
      ...aboutRoute(),
      written(about, {
        ...aboutPage(),
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
    ],
    at: '#/nodes/page/props/buttons/0/link',
    fix: /"route".*"href"|one of|only one/,
  },
  'a second place for the page in its layout': {
    edits: [
      [
        'ironfield/pages/layout.json',
        '/nodes/main/slots/default',
        { is: ['strip', 'outlet', 'second'] },
      ],
      ['ironfield/pages/layout.json', '/nodes/second', { is: { use: 'Outlet' } }],
    ],
    at: '#/nodes/second/use',
    fix: /keep one/,
  },
};

function aboutPage(): Record<string, unknown> {
  return {
    $schema: '../../../schemas/page.schema.json',
    root: 'page',
    nodes: {
      page: {
        use: 'TextBlock',
        props: { title: { $text: 'vip.title' }, text: { $text: 'vip.text' } },
      },
    },
  };
}

function aboutRoute(): PlantedEdit[] {
  return [
    written('lagoon/routes.json', {
      $schema: '../../schemas/routes.schema.json',
      routes: { about: { paths: ['/about'], page: 'about', title: { $text: 'vip.title' } } },
    }),
  ];
}
