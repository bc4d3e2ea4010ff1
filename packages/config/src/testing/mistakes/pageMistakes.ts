import { files, type Mistakes } from './Mistake.ts';

const { home, baseHome, routes } = files;

/** A hundred nodes, each in a slot of the one before, the last of which holds the page. */
const deepNodes = Array.from({ length: 100 }, (_, index) => {
  const inner = index < 99 ? `n${index + 2}` : 'page';
  return `"n${index + 1}": { "use": "Stack", "slots": { "default": ["${inner}"] } },`;
}).join(' ');

/** Mistakes in a page as a whole. */
export const pageMistakes: Mistakes = {
  'a root that does not exist': {
    file: '_base/pages/category.json',
    change: ['"root": "grid"', '"root": "gird"'],
    code: 'LV411',
    at: '"gird"',
    expectedMessage: 'did you mean "grid"?',
  },
  'a misspelt node in a slot': {
    file: '_base/pages/frame.json',
    change: ['"outlet"\n', '"oulet"\n'],
    code: 'LV411',
    at: '"oulet"',
    expectedMessage: 'did you mean "outlet"?',
  },
  'a deleted node that is still in a slot': {
    file: home,
    change: ['"promo":', '"grid": null, "promo":'],
    code: 'LV411',
    at: 'null',
    expectedMessage: 'remove it there too',
  },
  'a node inside itself': {
    file: '_base/pages/frame.json',
    change: ['"menu"\n', '"menu", "bar"\n'],
    code: 'LV412',
    at: '"bar"\n',
  },
  'a node in two slots': {
    file: '_base/pages/frame.json',
    change: ['"menu"\n', '"menu", "menu"\n'],
    code: 'LV413',
    at: '"menu"\n',
  },
  'a node in no slot': {
    file: home,
    change: ['"promo":', '"stray": { "use": "Stack" }, "promo":'],
    code: 'LV414',
    at: '"stray"',
  },
  'a node that is too deep': {
    file: '_base/pages/home.json',
    change: [/"root": "page",([^]*?)"nodes": \{/, `"root": "n1",$1"nodes": { ${deepNodes}`],
    code: 'LV445',
    at: '"page"] } },',
    expectedMessage: 'node "page" is more than 100 deep',
  },
  'a slot the component lacks': {
    file: '_base/pages/frame.json',
    change: ['"start"', '"strat"'],
    code: 'LV415',
    at: '"strat"',
    expectedMessage: 'did you mean "start"?',
  },
  'a condition on an unknown value': {
    file: home,
    change: ['"route.name"', '"route.nmae"'],
    code: 'LV416',
    at: '"route.nmae"',
    expectedMessage: 'did you mean "route.name"?',
  },
  'a condition on a row outside the centres': {
    file: home,
    change: ['"route.name"', '"row.name"'],
    code: 'LV416',
    at: '"row.name"',
  },
  'a binding to an unknown value': {
    file: home,
    change: ['"route.bannerGroup"', '"session.secret"'],
    code: 'LV416',
    at: '"session.secret"',
  },
  'a preload that is not for guests': {
    file: baseHome,
    change: ['"getGameVendor"', '"getBalanceV2"'],
    code: 'LV417',
    at: '"getBalanceV2"',
  },
  'a layout without an outlet': {
    file: '_base/pages/frame.json',
    change: ['"use": "Outlet"', '"use": "Stack"'],
    code: 'LV418',
    at: '{',
  },
  'a layout with two outlets': {
    file: '_base/pages/frame.json',
    change: [/"use": "MenuBar",\s*"props": \{[^}]*\}/, '"use": "Outlet"'],
    code: 'LV418',
    at: '"Outlet"\n    }\n',
  },
  'an outlet in a page': {
    file: '_base/pages/category.json',
    change: [/"use": "GameGrid",\s*"props": \{[\s\S]*?\n {6}\}/, '"use": "Outlet"'],
    code: 'LV418',
    at: '"Outlet"',
  },
  'a comparison with a value of another type': {
    file: home,
    change: [/"route.name",\s*"home"/, '"route.name", 5'],
    code: 'LV453',
    at: '5',
    expectedMessage: '"route.name" is a text and never 5, a number',
  },
  'a comparison with a misspelt route': {
    file: home,
    change: [/"route.name",\s*"home"/, '"route.name", "hoem"'],
    code: 'LV453',
    at: '"hoem"',
    expectedMessage: 'did you mean "home"?',
  },
  'an order of what is no number': {
    file: home,
    change: [/"eq": \[\s*"route.name",\s*"home"/, '"gt": ["route.name", 5'],
    code: 'LV453',
    at: '"route.name"',
  },
  'a misspelt field of a preload': {
    file: baseHome,
    change: ['"getGameVendor"', '"getGameList", "query": { "gameTyp": "RNG" }'],
    code: 'LV454',
    at: '"gameTyp"',
    expectedMessage: 'did you mean "gameType"?',
  },
  'a preload with a value of another type': {
    file: baseHome,
    change: ['"getGameVendor"', '"getGameList", "query": { "isTop": "yes" }'],
    code: 'LV454',
    at: '"yes"',
    expectedMessage: 'isTop of getGameList is of type integer, not string',
  },
  'a page in place of a layout': {
    file: routes,
    change: [/("page": "category",\s*"layout": )"frame"/, '$1"home"'],
    code: 'LV418',
    at: '"home"\n    },\n    "down"',
    expectedMessage: '"home" is a page, not a layout',
  },
};
