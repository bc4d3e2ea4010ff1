import type { Mistakes } from '../Mistake.ts';

const lagoon = 'lagoon/upstream.json';
const base = '_base/upstream.json';

/** Mistakes in how `upstream.json` maps calls to those of the operator. */
export const callMistakes: Mistakes = {
  'a call that the platform does not make': {
    edit: [lagoon, '/calls', { is: { getGames: { path: '/games' } } }],
    code: 'LV428',
    at: '#/calls/getGames',
    atKey: true,
    fix: '"getGameList"',
    knownGap: 'Several calls begin alike, and none is near.',
  },
  'a codec for an unknown call': {
    brands: 'fixture',
    edit: [base, '/codecs', { is: { loginV3: 'none' } }],
    code: 'LV428',
    at: '#/codecs/loginV3',
    atKey: true,
    fix: 'did you mean "loginV2"',
  },
  'a mapping of an unknown call': {
    brands: 'fixture',
    edit: [base, '/calls', { is: { getGmaeList: { path: '/games' } } }],
    code: 'LV428',
    at: '#/calls/getGmaeList',
    atKey: true,
    fix: 'did you mean "getGameList"',
  },
  'a mapped reply field that the call does not have': {
    brands: 'fixture',
    edit: [base, '/calls', { is: { launchGame: { reply: { fields: { urll: '/openUrl' } } } } }],
    code: 'LV460',
    at: '#/calls/launchGame/reply/fields/urll',
    atKey: true,
    fix: 'the reply of launchGame has no field "urll"; did you mean "url"?',
  },
  'a mapped field in an entry of a list': {
    brands: 'fixture',
    edit: [
      base,
      '/calls',
      {
        is: {
          getGameList: { reply: { fields: { games: { items: { fields: { nodeid: '/id' } } } } } },
        },
      },
    ],
    code: 'LV460',
    at: '#/calls/getGameList/reply/fields/games/items/fields/nodeid',
    atKey: true,
    fix: 'an entry of games in the reply of getGameList has no field "nodeid"',
  },
  'entries of a text': {
    brands: 'fixture',
    edit: [
      base,
      '/calls',
      { is: { launchGame: { reply: { fields: { url: { items: '/openUrl' } } } } } },
    ],
    code: 'LV460',
    at: '#/calls/launchGame/reply/fields/url/items',
    atKey: true,
    fix: 'url in the reply of launchGame is no list',
  },
  'a mapped request field that the call does not have': {
    brands: 'fixture',
    edit: [base, '/calls', { is: { launchGame: { request: { fields: { nodeID: 'game' } } } } }],
    code: 'LV460',
    at: '#/calls/launchGame/request/fields/nodeID',
    atKey: true,
    fix: 'launchGame sends no field "nodeID"; did you mean "nodeId"?',
  },
  'a dropped field that the call does not have': {
    brands: 'fixture',
    edit: [base, '/calls', { is: { launchGame: { request: { drop: ['gameTpye'] } } } }],
    code: 'LV460',
    at: '#/calls/launchGame/request/drop/0',
    fix: 'did you mean "gameType"?',
  },
  'a reply value of the wrong type': {
    brands: 'fixture',
    edit: [
      base,
      '/calls',
      { is: { launchGame: { reply: { fields: { demo: { values: { Y: 'yes' } } } } } } },
    ],
    code: 'LV461',
    at: '#/calls/launchGame/reply/fields/demo/values/Y',
    fix: 'demo in the reply of launchGame is of type boolean, not string',
  },
  'a replacement of the wrong type': {
    brands: 'fixture',
    edit: [base, '/calls', { is: { launchGame: { reply: { fields: { url: { ifAbsent: 7 } } } } } }],
    code: 'LV461',
    at: '#/calls/launchGame/reply/fields/url/ifAbsent',
    fix: 'url in the reply of launchGame is of type string, not integer',
  },
  'a scale of a text in a reply': {
    brands: 'fixture',
    edit: [base, '/calls', { is: { launchGame: { reply: { fields: { url: { scale: 0.5 } } } } } }],
    code: 'LV743',
    at: '#/calls/launchGame/reply/fields/url/scale',
    fix: 'url in the reply of launchGame is of type string, which has no scale',
  },
  'a scale of a text in a request': {
    brands: 'fixture',
    edit: [base, '/calls', { is: { launchGame: { request: { scale: { gameType: 100 } } } } }],
    code: 'LV743',
    at: '#/calls/launchGame/request/scale/gameType',
    fix: 'gameType of launchGame is of type string, which has no scale',
  },
  'a request value that is never sent': {
    brands: 'fixture',
    edit: [
      base,
      '/calls',
      { is: { launchGame: { request: { values: { view: { loby: 'main' } } } } } },
    ],
    code: 'LV461',
    at: '#/calls/launchGame/request/values/view/loby',
    atKey: true,
    fix: 'launchGame never sends "loby" as view; did you mean "lobby"?',
  },
  'a transfer by GET': {
    brands: 'fixture',
    edit: [base, '/calls', { is: { walletTransfer: { method: 'GET' } } }],
    code: 'LV462',
    at: '#/calls/walletTransfer/method',
    fix: 'GET requests may be repeated',
  },
  'a login by DELETE': {
    brands: 'fixture',
    edit: [base, '/calls', { is: { loginV2: { method: 'DELETE' } } }],
    code: 'LV462',
    at: '#/calls/loginV2/method',
    fix: 'loginV2 is a POST call; DELETE requests have their fields in the address',
  },
  'a form that a codec cannot encrypt': {
    brands: 'fixture',
    given: [
      [base, '/codecKey', { is: { $secret: 'REEF_KEY' } }],
      [base, '/codecs', { is: { loginV2: 'aes-256-gcm' } }],
    ],
    edit: [base, '/calls', { is: { loginV2: { body: 'form' } } }],
    code: 'LV462',
    at: '#/calls/loginV2/body',
    fix: 'loginV2 is encrypted by the codec "aes-256-gcm", which needs a JSON body',
  },
  'a nested field in a query': {
    brands: 'fixture',
    edit: [
      base,
      '/calls',
      { is: { getGameList: { request: { fields: { pageNo: '/page/no' } } } } },
    ],
    code: 'LV462',
    at: '#/calls/getGameList/request/fields/pageNo',
    fix: 'has no place for "/page/no"',
  },
};
