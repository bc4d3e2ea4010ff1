import type { Mistakes } from '../Mistake.ts';

const banners = 'lagoon/banners.json';

/** Mistakes in `banners.json`. */
export const bannerMistakes: Mistakes = {
  'a banner without words': {
    edit: [banners, '/groups/w_home/1/title', 'removed'],
    code: 'LV202',
    fix: '"title"',
  },
  'a banner in plain words': {
    edit: [banners, '/groups/w_rng/0/title', { is: 'All slots in one place' }],
    code: 'LV201',
    fix: '"$text"',
  },
  'a banner with another ending than its file': {
    edit: [banners, '/groups/w_live/0/url', { is: 'assets/banners/tables.png' }],
    code: 'LV408',
    fix: '"assets/banners/tables.svg"',
  },
  'a banner of the wrong folder': {
    edit: [banners, '/groups/w_home/0/url', { is: 'assets/reef.svg' }],
    code: 'LV408',
    fix: '"assets/banners/reef.svg"',
  },
  'a kind of link in small letters': {
    edit: [banners, '/groups/w_home/0/linkageType', { is: 'route' }],
    code: 'LV204',
    fix: '"ROUTE"',
  },
  'a link by the name of a page': {
    edit: [banners, '/groups/w_home/0/linkageTarget', { is: 'slots' }],
    code: 'LV401',
    fix: '"rng"',
  },
  'a link to another site as a route': {
    edit: [banners, '/groups/w_home/0/linkageTarget', { is: 'https://blog.example.com' }],
    code: 'LV401',
    fix: '"URL"',
  },
  'a banner that leads to an unsafe address': {
    given: [[banners, '/groups/w_shop/0/linkageType', { is: 'URL' }]],
    edit: [banners, '/groups/w_shop/0/linkageTarget', { is: 'http://blog.example.com' }],
    code: 'LV505',
    fix: /https:\/\//,
  },
  'a target without its kind': {
    edit: [banners, '/groups/w_shop/0/linkageTarget', { is: 'pointMall' }],
    code: 'LV202',
    atKey: true,
    fix: '"linkageType"',
  },
  'a game without its provider': {
    edit: [
      banners,
      '/groups/w_rng/0',
      {
        is: {
          bannerId: 'slots',
          url: 'assets/banners/slots.svg',
          title: { $text: 'banner.slots.title' },
          linkageType: 'GAME',
          linkageTarget: '1001',
          gameType: 'RNG',
        },
      },
    ],
    code: 'LV202',
    fix: '"vendor"',
  },
  'two banners with one id': {
    edit: [banners, '/groups/w_home/2/bannerId', { is: 'reef' }],
    code: 'LV425',
    fix: /another (id|name)|"reef"/,
  },
  'a group that no page shows': {
    edit: [banners, '/groups/w_live', { named: 'w_lvie' }],
    code: 'LV452',
    fix: '"w_live"',
  },
  'a banner for a flag that does not exist': {
    edit: [banners, '/groups/w_rng/0/when', { is: { flag: 'game.slots' } }],
    code: 'LV404',
    at: '#/groups/w_rng/0/when/flag',
    fix: '"games.slots"',
  },
  'a list instead of an object': {
    brands: 'fixture',
    edit: [banners, '', { is: [] }],
    code: 'LV201',
    fix: 'expected an object, found a list',
  },
  'a banner that leads to no route': {
    brands: 'fixture',
    edit: [banners, '/groups/w_home/0/linkageTarget', { is: '/sluts' }],
    code: 'LV401',
    fix: 'no route has the path "/sluts"',
  },
  'a banner that names a route with several paths': {
    brands: 'fixture',
    edit: [banners, '/groups/w_home/0/linkageTarget', { is: 'games' }],
    code: 'LV422',
    fix: 'without its parameter',
  },
  'a banner that runs a script': {
    brands: 'fixture',
    edit: [
      banners,
      '/groups/w_home/0',
      {
        is: {
          bannerId: 'one',
          url: 'assets/logo.svg',
          title: { $text: 'home.title' },
          linkageType: 'URL',
          linkageTarget: 'javascript:alert(1)',
        },
      },
    ],
    code: 'LV505',
    at: '#/groups/w_home/0/linkageTarget',
    fix: 'it begins with "https://"',
  },
  'a kind of link without its target': {
    brands: 'fixture',
    edit: [banners, '/groups/w_home/0/linkageTarget', 'removed'],
    code: 'LV202',
    fix: 'lacks "linkageTarget"',
  },
  'a game by the path of a route': {
    brands: 'fixture',
    edit: [banners, '/groups/w_home/0/linkageType', { is: 'GAME' }],
    code: 'LV205',
    at: '#/groups/w_home/0/linkageTarget',
    fix: 'a nodeId is a whole number',
  },
  'a misspelt property of a banner': {
    brands: 'fixture',
    edit: [banners, '/groups/w_home/0/linkageType', { named: 'lnikageType' }],
    code: 'LV203',
    fix: 'did you mean "linkageType"?',
  },
  'a banner with a text that does not exist': {
    brands: 'fixture',
    edit: [banners, '/groups/w_home/0/title/$text', { is: 'home.tilte' }],
    code: 'LV405',
    fix: 'did you mean "home.title"?',
  },
  'a group by another name than its page has': {
    brands: 'fixture',
    given: [{ file: banners, content: undefined }],
    edit: ['_base/banners.json', '/groups/w_home', { named: 'w_hmoe' }],
    code: 'LV410',
    at: '_base/pages/home.json#/nodes/hero/props/group',
    fix: 'did you mean "w_hmoe"?',
  },
};
