import { written, type Edit, type Mistakes } from '../Mistake.ts';

const lagoonMenus = 'lagoon/menus.json';
const ironfieldMenus = 'ironfield/menus.json';
const baseMenus = '_base/menus.json';
const frame = '_base/pages/frame.json';

/** Shows the main menu twice. */
const twoBars: readonly Edit[] = [
  [frame, '/nodes/again', { is: { use: 'MenuBar', props: { menu: 'main' } } }],
  [frame, '/nodes/bar/slots/start/1', { is: 'again' }],
];

/** Mistakes in `menus.json`. */
export const menuMistakes: Mistakes = {
  'the removal of an entry that was never there': {
    edit: menus({ main: { $ops: [{ remove: 'downloads' }] } }),
    code: 'LV304',
    at: '#/menus/main/$ops/0/remove',
    fix: '"download"',
  },
  'an operation with a dollar sign': {
    edit: menus({ main: { $ops: [{ $remove: 'download' }] } }),
    code: 'LV305',
    at: '#/menus/main/$ops/0',
    fix: '"remove"',
  },
  'an operation by another name': {
    edit: menus({ main: { $ops: [{ delete: 'download' }] } }),
    code: 'LV305',
    at: '#/menus/main/$ops/0',
    fix: '"remove"',
  },
  'operations without the list of them': {
    edit: menus({ main: { remove: 'download' } }),
    code: 'LV201',
    at: '#/menus/main',
    fix: '"$ops"',
  },
  'an entry at a number': {
    edit: menus({
      main: {
        $ops: [{ insert: { id: 'vip', text: { $text: 'nav.vip' }, route: 'vip' }, at: 2 }],
      },
    }),
    code: 'LV305',
    at: '#/menus/main/$ops/0',
    fix: /"before".*"after"/,
  },
  'an entry that is inserted twice': {
    edit: menus({
      main: {
        $ops: [
          {
            insert: { id: 'promotions', text: { $text: 'nav.promotions' }, route: 'promotions' },
            after: 'home',
          },
        ],
      },
    }),
    code: 'LV308',
    at: '#/menus/main/$ops/0/insert',
    fix: /"move"|another id/,
  },
  'an icon of another set': {
    edit: [ironfieldMenus, '/menus/service/0/icon', { is: 'shopping-cart' }],
    code: 'LV409',
    fix: /gift|did you mean/,
  },
  'an entry without words': {
    edit: [ironfieldMenus, '/menus/service/1/text', 'removed'],
    code: 'LV450',
    fix: '"text"',
  },
  'an entry without a target': {
    edit: [ironfieldMenus, '/menus/service/2/route', 'removed'],
    code: 'LV450',
    fix: /"route".*"href"/,
  },
  'an entry with two targets': {
    edit: [ironfieldMenus, '/menus/service/2/href', { is: 'https://shop.example.com/' }],
    code: 'LV450',
    at: '#/menus/service/2',
    fix: /"route".*"href"|"href".*"route"/,
  },
  'an entry by the address of its page': {
    edit: [ironfieldMenus, '/menus/service/1/route', { is: '/vip' }],
    code: 'LV205',
    fix: '"vip"',
  },
  'a sheet that no menu is': {
    edit: [baseMenus, '/menus/bottom/4/opensMenu', { is: 'sheets' }],
    code: 'LV403',
    fix: '"sheet"',
  },
  'a menu that nothing shows': {
    edit: menus({ sidebar: [{ id: 'vip', text: { $text: 'nav.vip' }, route: 'vip' }] }),
    code: 'LV745',
    at: '#/menus/sidebar',
    atKey: true,
    fix: /MenuBar|no (page|node)|shows/,
  },
  'a flag with other capitals': {
    edit: [ironfieldMenus, '/menus/service/1/when', { is: { flag: 'VIP' } }],
    code: 'LV404',
    at: '#/menus/service/1/when/flag',
    fix: '"vip"',
  },
  'the first page of the centre without its entry': {
    edit: menus({ member: { $ops: [{ remove: 'securityCenter' }] } }),
    code: 'LV476',
    at: '#/menus/member/$ops/0/remove',
    fix: /defaultPage/,
  },
  'a page of a centre in the main menu': {
    edit: menus({
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
    code: 'LV476',
    at: '#/menus/main/$ops/0/insert/page',
    fix: /centre/,
  },
  'a menu entry that leads to no route': {
    brands: 'fixture',
    edit: [baseMenus, '/menus/main/0/route', { is: 'hoem' }],
    code: 'LV401',
    fix: 'did you mean "home"?',
  },
  'a menu that is deleted and still shown': {
    brands: 'fixture',
    edit: [lagoonMenus, '/menus/main', { is: null }],
    code: 'LV403',
    fix: '"main" is deleted, but _base/pages/frame.json:',
  },
  'an icon that does not exist': {
    brands: 'fixture',
    edit: [baseMenus, '/menus/main/0/icon', { is: 'hose' }],
    code: 'LV409',
    fix: 'did you mean "house"?',
  },
  'a link without its parameter': {
    brands: 'fixture',
    edit: [lagoonMenus, '/menus/main/$ops/0/insert/params', 'removed'],
    code: 'LV422',
    fix: 'add "params": {"games": "slots"}',
  },
  'a link with an unknown parameter': {
    brands: 'fixture',
    edit: [lagoonMenus, '/menus/main/$ops/0/insert/params/games', { is: 'life' }],
    code: 'LV422',
    fix: 'did you mean "live"?',
  },
  'a link without https': {
    brands: 'fixture',
    edit: [baseMenus, '/menus/main/2/href', { is: 'http://help.example/' }],
    code: 'LV505',
    fix: 'it begins with "https://"',
  },
  'an id twice in a menu': {
    brands: 'fixture',
    given: [{ file: lagoonMenus, content: undefined }],
    edit: [baseMenus, '/menus/main/1/id', { is: 'home' }],
    code: 'LV425',
    fix: 'is the id of an entry before it',
  },
  'a menu under another name than its two bars have': {
    brands: 'fixture',
    given: [{ file: lagoonMenus, content: undefined }, ...twoBars],
    edit: [baseMenus, '/menus/main', { named: 'mian' }],
    code: 'LV403',
    fix: 'did you mean it by "mian"?',
  },
  'a menu that is removed and still shown': {
    brands: 'fixture',
    given: [{ file: lagoonMenus, content: undefined }, ...twoBars],
    edit: [baseMenus, '/menus/main', 'removed'],
    code: 'LV403',
    at: `${frame}#/nodes/menu/props/menu`,
    fix: 'no menu is called "main", which several places name',
  },
  'an entry without its id': {
    brands: 'fixture',
    edit: [baseMenus, '/menus/main/0/id', 'removed'],
    code: 'LV202',
    fix: 'menus.main[0] lacks "id"',
  },
  'a misspelt property of an entry': {
    brands: 'fixture',
    edit: [baseMenus, '/menus/main/0/route', { named: 'ruote' }],
    code: 'LV203',
    fix: 'did you mean "route"?',
  },
  // The brand and its parent have this entry at different indexes of their lists.
  'a misspelt condition of an entry that the brand moves': {
    brands: 'fixture',
    edit: [baseMenus, '/menus/main/2/when', { is: { falg: 'chat' } }],
    code: 'LV203',
    at: '#/menus/main/2/when/falg',
    atKey: true,
    fix: 'did you mean "flag"?',
  },
  'a list of entries that does not exist': {
    brands: 'fixture',
    edit: [baseMenus, '/menus/main/2/each', { is: 'gmaeCategories' }],
    code: 'LV204',
    fix: 'did you mean "gameCategories"?',
  },
  'an entry for no flag': {
    brands: 'fixture',
    edit: [baseMenus, '/menus/main/0/when', { is: {} }],
    code: 'LV211',
    fix: 'a condition has exactly one of all, any, not, flag',
  },
};

function menus(changes: unknown): Edit {
  return written(lagoonMenus, { $schema: '../../schemas/menus.schema.json', menus: changes });
}
