import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkBrowsers, readCompatData, supportedBrowsers } from './checkBrowsers.ts';

const compat = readCompatData();
const check = (text: string) =>
  checkBrowsers([{ path: 'client.ts', text }], compat, { firefox: '125', safari: '17.5' });

it('reports what a supported browser does not have', () => {
  expect(check(`URL.parse('/');\nnew Set([1]).union(new Set());\nnew DisposableStack();`)).toEqual([
    expect.stringMatching(/^client\.ts:1 uses URL\.parse, .* in firefox 125 and safari 17\.5\./),
    expect.stringMatching(/^client\.ts:2 uses \.union\(\), .* in firefox 125\./),
    expect.stringMatching(/^client\.ts:3 uses new DisposableStack, /),
  ]);
});

it('accepts what they have, and functions of other objects', () => {
  expect(
    check(
      `Object.groupBy([], String); [1].toSorted(); [1].map(String); shelf.take(2).move(); new Map();`,
    ),
  ).toEqual([]);
});

it('the guide names the supported versions', () => {
  const guide = readFileSync('docs/browsers.md', 'utf8');
  const rows = [...guide.matchAll(/^\| (Chrome|Edge|Firefox|Safari)[^|]*\| +([\d.]+)/gm)];
  expect(
    Object.fromEntries(rows.map(([, name = '', version]) => [name.toLowerCase(), version])),
  ).toEqual(supportedBrowsers());
});
