import { expect, it } from 'vitest';
import { checkCitations } from './checkCitations.ts';

// Split into two parts, so that this file does not contain a citation itself.
const section = '§7';
const number = 'section 5';

it.each([
  `/** Source: product-spec ${section} "Logout". */`,
  `/**\n * The reason. Source: product-spec\n * ${section} "Logout".\n */`,
  `// Source: design ${section}.`,
  `"description": "design ${number}"`,
])('reports a citation of a document outside the repository: %s', (text) => {
  expect(checkCitations([{ path: 'packages/api/src/a.ts', text }])).toHaveLength(1);
});

it('reports file and line', () => {
  const text = `const a = 1;\n/** Source: design ${section}. */`;

  expect(checkCitations([{ path: 'packages/api/src/a.ts', text }])).toEqual([
    expect.stringMatching(/^packages\/api\/src\/a\.ts:2 cites /),
  ]);
});

it('accepts requirement ids', () => {
  expect(
    checkCitations([
      { path: 'packages/api/src/a.ts', text: '/** Source: HOME-10. By design, no section. */' },
    ]),
  ).toEqual([]);
});
