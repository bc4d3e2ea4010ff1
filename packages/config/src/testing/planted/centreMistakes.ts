import { written, type PlantedMistakes } from './PlantedMistake.ts';

const teamBetting = '_base/pages/ac.teamBetting.json';
const withdraw = '_base/pages/mc.withdraw.json';

/** Mistakes in the pages of the member centre and the agent centre. */
export const centreMistakes: PlantedMistakes = {
  'a column that the reply does not have': {
    edits: [[teamBetting, '/nodes/records/props/columns/3/path', { is: 'stakes' }]],
    fix: '"stake"',
  },
  'a format that is not known': {
    edits: [[teamBetting, '/nodes/records/props/columns/3/format', { is: 'currency' }]],
    fix: '"money"',
  },
  'a table of a call that does not exist': {
    edits: [[withdraw, '/nodes/history/props/call', { is: 'getWithdrawal' }]],
    fix: '"getWithdrawals"',
  },
  'a field that the call does not take': {
    edits: [[withdraw, '/nodes/form/props/fields/1/name', { is: 'sum' }]],
    fix: /\bamount\b/,
  },
  'texts of values that are not there': {
    edits: [[withdraw, '/nodes/history/props/filters/1/texts', { is: 'mc.withdraw.states' }]],
    fix: '"mc.withdraw.status"',
  },
  'a filter for a value that has no text': {
    edits: [[withdraw, '/nodes/history/props/filters/1/values/0', { is: 'sent' }]],
    fix: /mc\.withdraw\.status\.sent/,
  },
  'a list that is not refreshed by its name': {
    edits: [[withdraw, '/nodes/form/props/done/refresh/0', { is: 'getWithdrawls' }]],
    fix: '"getWithdrawals"',
  },
  'a link to a page outside its centre': {
    edits: [[withdraw, '/nodes/form/props/needs/0/link/page', { is: 'mc.security' }]],
    fix: '"mc.securityCenter"',
  },
  'a tab without its panel': {
    edits: [[withdraw, '/nodes/tabs/slots/default', { is: ['withdraw', 'accounts'] }]],
    at: '#/nodes/history',
    fix: /slot/,
  },
  'a preset of dates that is not offered': {
    edits: [[teamBetting, '/nodes/records/props/filters/0/default', { is: 'last14' }]],
    fix: /last7.*last30|last30/,
  },
  'a page of the centre that no menu opens': {
    edits: [
      written('lagoon/pages/mc.giftCards.json', {
        $schema: '../../../schemas/page.schema.json',
        root: 'page',
        nodes: {
          page: {
            use: 'TextBlock',
            props: { title: { $text: 'vip.title' }, text: { $text: 'vip.text' } },
          },
        },
      }),
    ],
    at: 'lagoon/pages/mc.giftCards.json#',
    fix: /menu/,
  },
};
