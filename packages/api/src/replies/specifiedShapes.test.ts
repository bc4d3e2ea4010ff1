import { expect, it } from 'vitest';
import type { SchemaName } from '../Call.ts';
import { CallValidators } from '../CallValidators.ts';

const validators = new CallValidators();
const address = 'https://games.example/slot?token=abc';
const lottery = {
  gameId: 7,
  gameName: 'Seven',
  vassalage: 'LOTT',
  gameType: 'LOTT',
  numero: '1',
  remainTime: 90,
};

/** Replies as the specification writes them, and the values that are read. */
const shapes: readonly (readonly [string, SchemaName, unknown, unknown])[] = [
  ['[LOGN-10] a captcha that is base64 text', 'CaptchaReply', 'aW1n', { image: 'aW1n' }],
  ['[LOGN-10] a captcha without an id', 'CaptchaReply', { image: 'aW1n' }, { image: 'aW1n' }],
  [
    '[HOME-10] a winner whose vo has other fields',
    'WinnerBoardReply',
    [{ customerName: 'a***', winAmount: 5, gameName: 'One', vo: { rank: 1 } }],
    [{ customerName: 'a***', winAmount: 5, gameName: 'One', vo: { rank: 1 } }],
  ],
  [
    '[LOBB-17] entries of game classes with vendors',
    'GameVendor',
    {
      vassalage: 'PG',
      gameType: 'RNG',
      title: 'PG',
      gameClassify: [
        { gameClassify: 'bingo', vendors: ['PG'] },
        { code: 'arcade' },
        { name: 'scratch' },
        'other',
      ],
    },
    { gameClassify: ['bingo', 'arcade', 'scratch', 'other'] },
  ],
  ['[LOBB-05] a page of games without a count', 'GameListReply', { games: [] }, { games: [] }],
  ['[GAME-01] a launch of only an address', 'GameLaunch', { url: address }, { url: address }],
  ['[GAME-01] a launch that is text', 'GameLaunch', address, { url: address }],
  [
    '[GAME-03] a launch of a room that is text',
    'LaunchPvpGameReply',
    { content: address },
    { content: { url: address } },
  ],
  [
    '[LOTT-06] play types, lines and options of the operator',
    'LottPlayType',
    {
      playType: 'dragonTiger',
      count: 'options',
      fields: [{ name: 'animal', options: ['dragon', 'tiger'] }],
      odds: [{ outcomes: 1, total: 2 }],
    },
    { playType: 'dragonTiger', fields: [{ name: 'animal', options: ['dragon', 'tiger'] }] },
  ],
  [
    '[MEMB-24] a status of the operator',
    'PromotionsReply',
    { promotions: [{ id: '1', title: 'One', status: 'underReview' }] },
    { promotions: [{ status: 'underReview' }] },
  ],
  ['[ANNC-06] notices of some groups', 'NoticeReply', { player: [] }, { player: [] }],
  [
    'help articles with numbers as ids',
    'HelpCenterReply',
    { categories: [{ id: 1, name: 'Money', articles: [{ id: 12, title: 'A', content: '' }] }] },
    { categories: [{ id: '1', articles: [{ id: '12' }] }] },
  ],
  [
    '[LOTT-07] a tag of the operator, and a game without one',
    'VnLotteryMenuReply',
    [{ tag: 'weekly', gameMenus: [lottery] }],
    [{ tag: 'weekly', gameMenus: [lottery] }],
  ],
];

it.each(['javascript:alert(1)', '', 'games.example', { url: 7 }, { url: null }, {}])(
  '[GAME-01] a launch of %j is refused',
  (launch) => {
    expect(validators.readReply('GameLaunch', launch)).toMatchObject({ violation: {} });
  },
);

it.each(shapes)('%s is read', (_name, schema, value, expected) => {
  expect(validators.readReply(schema, value)).toMatchObject({ value: expected });
});
