import { expect, it } from 'vitest';
import { checkSheets } from './checkSheets.ts';

const path = 'packages/components/src/lobby/Grid/Grid.module.css';
const findingsOf = (rules: string, sheet = path) =>
  checkSheets([{ path: sheet, text: `@layer components {\n${rules}\n}\n` }]);

it.each([
  [
    'a query of the window’s width',
    '  .a {\n    @media (min-width: 60rem) {\n    }\n  }',
    ':3 asks for the window',
  ],
  [
    'a range of the window’s width',
    '  @media (hover: hover) and (30rem <= width < 60rem) {\n  }',
    ':2 asks for the window',
  ],
  [
    'another width of a slot',
    '  @container slot (inline-size >= 51rem) {\n  }',
    ':2 changes at a slot',
  ],
  ['a physical property', '  .a {\n    margin-left: 1rem;\n  }', ':3 has margin-left'],
  ['a physical size', '  .a {\n    max-width: 1rem;\n  }', ':3 has max-width'],
  [
    'a blur of what is behind',
    '  .a {\n    backdrop-filter: blur(3px);\n  }',
    ':3 has backdrop-filter',
  ],
  ['a rule after the layer', '}\n.a {\n', ':3 has rules outside'],
])('reports %s with its location', (_name, rules, finding) => {
  expect(findingsOf(rules)).toEqual([expect.stringContaining(path + finding)]);
});

it('reports a sheet without its layer', () => {
  expect(checkSheets([{ path, text: '.a {\n  color: red;\n}\n' }])).toEqual([
    expect.stringContaining(`${path}:1 has rules outside`),
  ]);
});

it.each([
  ['agreed widths of a slot', '  @container slot (40rem <= inline-size < 52rem) {\n  }'],
  ['widths of a component’s own container', '  @container board (inline-size < 26rem) {\n  }'],
  ['queries of other features', '  @media (hover: hover) {\n  }'],
  ['logical properties', '  .a {\n    margin-inline-start: 1rem;\n    --left: 1rem;\n  }'],
  ['comments', '  /* @media (min-width: 60rem) { left: 0 } */\n  .a {\n  }'],
])('accepts %s', (_name, rules) => {
  expect(findingsOf(rules)).toEqual([]);
});

it('accepts the window’s width in a sheet at the window’s edge', () => {
  const sheet = 'packages/components/src/shell/MenuBar/MenuBar.module.css';
  expect(findingsOf('  @media (width < 60rem) {\n  }', sheet)).toEqual([]);
});
