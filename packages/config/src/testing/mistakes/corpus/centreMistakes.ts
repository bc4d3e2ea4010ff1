import { written, type Mistakes } from '../Mistake.ts';
import { textPage } from './preparations.ts';

const teamBetting = '_base/pages/ac.teamBetting.json';
const withdraw = '_base/pages/mc.withdraw.json';

/** Mistakes in the pages of the member centre and the agent centre. */
export const centreMistakes: Mistakes = {
  'a column that the reply does not have': {
    edit: [teamBetting, '/nodes/records/props/columns/3/path', { is: 'stakes' }],
    code: 'LV472',
    fix: '"stake"',
  },
  'a format that is not known': {
    edit: [teamBetting, '/nodes/records/props/columns/3/format', { is: 'currency' }],
    code: 'LV204',
    fix: '"money"',
  },
  'a table of a call that does not exist': {
    edit: [withdraw, '/nodes/history/props/call', { is: 'getWithdrawal' }],
    code: 'LV471',
    fix: '"getWithdrawals"',
  },
  'a field that the call does not take': {
    edit: [withdraw, '/nodes/form/props/fields/1/name', { is: 'sum' }],
    code: 'LV473',
    fix: /\bamount\b/,
  },
  'texts of values that are not there': {
    edit: [withdraw, '/nodes/history/props/filters/1/texts', { is: 'mc.withdraw.states' }],
    code: 'LV474',
    fix: '"mc.withdraw.status"',
  },
  'a filter for a value that has no text': {
    edit: [withdraw, '/nodes/history/props/filters/1/values/0', { is: 'sent' }],
    code: 'LV474',
    fix: /mc\.withdraw\.status\.sent/,
  },
  'a button for money whose question names no amount': {
    edit: ['_base/pages/mc.bonusDetails.json', '/nodes/active/props/actions/0/detail', 'removed'],
    code: 'LV477',
    fix: /amount/,
  },
  'a list that is not refreshed by its name': {
    edit: [withdraw, '/nodes/form/props/done/refresh/0', { is: 'getWithdrawls' }],
    code: 'LV471',
    fix: '"getWithdrawals"',
  },
  'a link to a page outside its centre': {
    edit: [withdraw, '/nodes/form/props/needs/0/link/page', { is: 'mc.security' }],
    code: 'LV402',
    fix: '"mc.securityCenter"',
  },
  'a tab without its panel': {
    edit: [withdraw, '/nodes/tabs/slots/default', { is: ['withdraw', 'accounts'] }],
    code: 'LV414',
    at: '#/nodes/history',
    atKey: true,
    fix: /slot/,
  },
  'a preset of dates that is not offered': {
    edit: [teamBetting, '/nodes/records/props/filters/0/default', { is: 'last14' }],
    code: 'LV204',
    fix: /last7.*last30|last30/,
  },
  'a page of the centre that no menu opens': {
    edit: written('lagoon/pages/mc.giftCards.json', textPage),
    code: 'LV746',
    fix: /menu/,
  },
};
