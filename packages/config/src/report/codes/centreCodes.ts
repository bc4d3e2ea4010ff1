import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** Pages and menus of the centres. */
export const centreCodes = {
  LV471: {
    severity: 'error',
    summary: 'A component of a centre names a call that does not exist, or that cannot be shown.',
    fix: 'Name a call of the call reference. Calls that change something belong to buttons and forms.',
    example: {
      file: 'reef/pages/mc.bets.json',
      text: '{ "root": "bets", "nodes": { "bets": { "use": "StatCards", "props": { "call": "getBalance", "figures": [{ "path": "sumBalance", "label": { "$text": "nav.home" } }] } } } }',
      expectedMessage: 'no call is called "getBalance"; did you mean "getBalanceV2"?',
    },
  },
  LV472: {
    severity: 'error',
    summary: 'A component of a centre names a value that the reply of its call does not have.',
    fix: 'Correct the path; the call reference lists the values of every reply.',
    example: {
      file: 'reef/pages/mc.bets.json',
      text: '{ "root": "bets", "nodes": { "bets": { "use": "StatCards", "props": { "call": "getBalanceV2", "figures": [{ "path": "sumBalanse", "label": { "$text": "nav.home" } }] } } } }',
      expectedMessage: 'the reply of getBalanceV2 has no "sumBalanse"; did you mean "sumBalance"?',
    },
  },
  LV473: {
    severity: 'error',
    summary: 'A component of a centre names a field that the request of its call does not take.',
    fix: 'Correct the field; the call reference lists the fields of every request.',
    example: {
      file: 'reef/pages/mc.bets.json',
      text: '{ "root": "bets", "nodes": { "bets": { "use": "RecordTable", "props": { "call": "getBettingRecord", "rowKey": "round", "caption": { "$text": "nav.home" }, "query": { "categry": "RNG" }, "columns": [{ "path": "stake", "label": { "$text": "nav.home" } }] } } } }',
      expectedMessage: 'getBettingRecord takes no "categry"; did you mean "category"?',
    },
  },
  LV474: {
    severity: 'warning',
    summary: 'A word that the call is known to send has no text.',
    fix: 'Add the text to locales/EN.json and the other languages, or correct "texts".',
    example: {
      file: 'reef/pages/mc.bets.json',
      text: '{ "root": "bets", "nodes": { "bets": { "use": "RecordTable", "props": { "call": "getBettingRecord", "rowKey": "round", "caption": { "$text": "nav.home" }, "columns": [{ "path": "state", "label": { "$text": "nav.home" }, "texts": "nav.state" }] } } } }',
      expectedMessage:
        'there is no text "nav.state.running", "nav.state.settled", "nav.state.undone", so players see the operator’s word',
    },
  },
  LV475: {
    severity: 'error',
    summary: 'An export of a call that returns no whole list.',
    fix: 'Remove "export", or name a call that the call reference marks as exportable.',
    example: {
      file: 'reef/pages/mc.bets.json',
      text: '{ "root": "bets", "nodes": { "bets": { "use": "RecordTable", "props": { "call": "getGameList", "rows": "games", "rowKey": "nodeId", "caption": { "$text": "nav.home" }, "export": { "file": "games" }, "columns": [{ "path": "displayName", "label": { "$text": "nav.home" } }] } } } }',
      expectedMessage: 'getGameList returns no whole list, so it cannot be exported',
    },
  },
  LV476: {
    severity: 'error',
    summary: 'A menu entry that opens a page of a centre, but is not in that centre’s menu.',
    fix: 'Move the entry to the menu that site.json names for the centre.',
    example: {
      file: 'reef/menus.json',
      text: '{ "menus": { "main": [{ "id": "records", "text": { "$text": "nav.home" }, "page": "mc.personalHistoryCopy" }] } }',
      expectedMessage:
        '"records" opens a page of a centre, but "main" is the menu of none; name it in "centres" of site.json',
    },
  },
  LV477: {
    severity: 'warning',
    summary: 'A button takes money or points of the member, and its question names no amount.',
    fix: 'Ask for the amount ("ask"), or show it in "detail" with the format "money" or "number"; for a button for all entries, name "amount" in "each".',
    example: {
      file: 'reef/pages/mc.bets.json',
      text: '{ "root": "bets", "nodes": { "bets": { "use": "ActionCards", "props": { "call": "getVendorWallets", "rowKey": "vassalage", "title": { "$text": "nav.home" }, "card": { "title": "title" }, "actions": [{ "label": { "$text": "nav.home" }, "call": "walletTransfer", "set": { "vassalage": { "$row": "vassalage" }, "direction": "out" } }] } } } }',
      expectedMessage:
        'walletTransfer takes money or points of the member, and its question names no amount',
    },
  },
} as const satisfies Record<string, ProblemCodeEntry>;
