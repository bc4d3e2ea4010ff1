import { written, type Edit, type Mistakes } from '../Mistake.ts';
import { textPage } from './preparations.ts';

const lagoonHome = 'lagoon/pages/home.json';
const ironfieldHome = 'ironfield/pages/home.json';
const baseHome = '_base/pages/home.json';
const frame = '_base/pages/frame.json';
const about = 'lagoon/pages/about.json';

/** A hundred nodes, each in a slot of the one before, the last of which holds the page. */
const deepNodes = Array.from({ length: 100 }, (_, index): Edit => {
  const inner = index < 99 ? `n${index + 2}` : 'page';
  return [baseHome, `/nodes/n${index + 1}`, { is: { use: 'Stack', slots: { default: [inner] } } }];
});

/** Mistakes in pages as a whole: their nodes, slots and layouts. */
export const pageMistakes: Mistakes = {
  'a node that no slot has': {
    edit: [ironfieldHome, '/nodes/boards/slots/start', { is: ['odds', 'sports'] }],
    code: 'LV414',
    at: '#/nodes/strip',
    atKey: true,
    fix: /slot/,
  },
  'an anchor of another page': {
    edit: [lagoonHome, '/nodes/page/slots/default/$ops/0/after', { is: 'games' }],
    code: 'LV303',
    fix: /"slots"/,
  },
  'a page that no route shows': {
    edit: written(about, textPage),
    code: 'LV746',
    fix: /route/,
  },
  'a page with other capitals than the inherited one': {
    given: [{ file: 'ironfield/pages/live.json', content: undefined }],
    edit: written('ironfield/pages/Live.json', {
      $schema: '../../../schemas/page.schema.json',
      nodes: { games: { props: { arrangement: 'column' } } },
    }),
    code: 'LV751',
    fix: '"live.json"',
  },
  'a slot that the component lacks': {
    edit: [ironfieldHome, '/nodes/boards/slots/start', { named: 'left' }],
    code: 'LV415',
    fix: /start.*end/,
  },
  'a second place for the page in its layout': {
    given: [
      [
        'ironfield/pages/layout.json',
        '/nodes/main/slots/default',
        { is: ['strip', 'outlet', 'second'] },
      ],
    ],
    edit: ['ironfield/pages/layout.json', '/nodes/second', { is: { use: 'Outlet' } }],
    code: 'LV418',
    at: '#/nodes/second/use',
    fix: /keep one/,
  },
  'a layout of all brands without an outlet': {
    edit: ['_base/pages/layout.json', '/nodes/outlet/use', { is: 'Stack' }],
    code: 'LV418',
    at: '#',
    fix: 'has no Outlet for the page',
  },
  'a component without a slot that the node inherits': {
    brands: 'fixture',
    edit: written('lagoon/pages/frame.json', { nodes: { bar: { use: 'Stack' } } }),
    code: 'LV415',
    at: '#/nodes/bar/use',
    fix: 'which the node inherits; delete it: "slots": { "start": null }',
  },
  'a root that does not exist': {
    brands: 'fixture',
    edit: ['_base/pages/category.json', '/root', { is: 'gird' }],
    code: 'LV411',
    fix: 'did you mean "grid"?',
  },
  'a misspelt node in a slot': {
    brands: 'fixture',
    edit: [frame, '/nodes/frame/slots/default/1', { is: 'oulet' }],
    code: 'LV411',
    fix: 'did you mean "outlet"?',
  },
  'a deleted node that is still in a slot': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/grid', { is: null }],
    code: 'LV411',
    fix: 'remove it there too',
  },
  'a node inside itself': {
    brands: 'fixture',
    edit: [frame, '/nodes/bar/slots/start/1', { is: 'bar' }],
    code: 'LV412',
    fix: 'node "bar" is inside itself',
  },
  'a node in two slots': {
    brands: 'fixture',
    edit: [frame, '/nodes/bar/slots/start/1', { is: 'menu' }],
    code: 'LV413',
    fix: 'node "menu" is in another slot already',
  },
  'a node that is too deep': {
    brands: 'fixture',
    given: deepNodes,
    edit: [baseHome, '/root', { is: 'n1' }],
    code: 'LV445',
    at: '#/nodes/n100/slots/default/0',
    fix: 'node "page" is more than 100 deep',
  },
  'a slot the component lacks': {
    brands: 'fixture',
    edit: [frame, '/nodes/bar/slots/start', { named: 'strat' }],
    code: 'LV415',
    fix: 'did you mean "start"?',
  },
  'a layout without an outlet': {
    brands: 'fixture',
    edit: [frame, '/nodes/outlet/use', { is: 'Stack' }],
    code: 'LV418',
    at: '#',
    fix: 'layout "frame" has no Outlet for the page',
  },
  'an outlet in a page': {
    brands: 'fixture',
    edit: ['_base/pages/category.json', '/nodes/grid', { is: { use: 'Outlet' } }],
    code: 'LV418',
    at: '#/nodes/grid/use',
    fix: 'page "category" is no layout: no page is put into its Outlet',
  },
  'a page whose only node is removed': {
    brands: 'fixture',
    edit: ['_base/pages/category.json', '/nodes/grid', 'removed'],
    code: 'LV206',
    fix: 'fewer than 1 properties',
  },
  'a node as a list': {
    brands: 'fixture',
    edit: ['_base/pages/category.json', '/nodes/grid', { is: [] }],
    code: 'LV201',
    fix: 'expected an object, found a list',
  },
  'a slot as an object': {
    brands: 'fixture',
    edit: [frame, '/nodes/bar/slots/start', { is: {} }],
    code: 'LV201',
    fix: 'expected a list, found an object',
  },
  'nodes under another name': {
    brands: 'fixture',
    edit: [frame, '/nodes', { named: 'ndoes' }],
    code: 'LV203',
    fix: 'did you mean "nodes"?',
  },
  'two deleted nodes that are still in a slot': {
    brands: 'fixture',
    given: [
      { file: 'lagoon/banners.json', content: undefined },
      [lagoonHome, '/nodes/grid', { is: null }],
    ],
    edit: [lagoonHome, '/nodes/hero', { is: null }],
    code: 'LV411',
    fix: 'nodes "hero", "grid" are deleted, but slot "default" of "page" still has them; remove them there too',
  },
  'a node with others inside in no slot': {
    brands: 'fixture',
    edit: [frame, '/nodes/frame/slots/default', { is: ['outlet'] }],
    code: 'LV414',
    at: '#/nodes/bar',
    atKey: true,
    fix: 'no slot leads to node "bar"',
  },
};
