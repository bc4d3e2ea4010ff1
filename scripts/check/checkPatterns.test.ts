import { expect, it } from 'vitest';
import { checkPatterns } from './checkPatterns.ts';

const inCode = (text: string) => checkPatterns([{ path: 'server/src/A.ts', text }]);

it.each([
  ['a search that starts again at each space', String.raw`text.split(/\s*;\s*q=/)`],
  ['two repetitions of the same character', String.raw`/^\S+@\S+$/.test(text)`],
  ['nested repetitions', '/^(?:a+)+$/.test(text)'],
  ['a text', "new RegExp('x+x+y', 'u')"],
  ['a raw template', 'RegExp(String.raw`^\\s*(\\s*)$`)'],
])('reports %s with its location', (_name, code) => {
  expect(inCode(`const one = 1;\n${code};\n`)).toEqual([
    expect.stringMatching(/^server\/src\/A\.ts:2 has .* grows faster than the number of "/),
  ]);
});

it('accepts linear patterns, and composed ones', () => {
  const linear = String.raw`[/^\s*;/, /;q=/, /\[[^[\]]*\]/, /^(?:ab?)+$/, RegExp(text), RegExp(${'`${a}x+x+y`'})];`;
  expect(inCode(linear)).toEqual([]);
});

it('reads TypeScript and JSX', () => {
  const text = String.raw`export const A = ({ b }: B) => <p>{(b as C).replace(/\/+$/, '')}</p>;`;
  expect(checkPatterns([{ path: 'packages/components/src/A.tsx', text }])).toHaveLength(1);
});

it('reports patterns of schemas', () => {
  const text = JSON.stringify(
    {
      properties: { pattern: { type: 'string', pattern: '^a*a*$' } },
      patternProperties: { 'b*c': {} },
    },
    undefined,
    2,
  );
  expect(checkPatterns([{ path: 'schemas/a.schema.json', text }])).toEqual([
    expect.stringContaining('schemas/a.schema.json:5 has /^a*a*$/u'),
    expect.stringContaining('schemas/a.schema.json:9 has /b*c/u'),
  ]);
});
