import { expect, it } from 'vitest';
import { findXmlFault } from './findXmlFault.ts';

it.each([
  ['<svg><g></svg>', '</svg> where </g> was expected'],
  ['<svg><g>', '<g> is never closed'],
  ['</g>', '</g> where nothing is open'],
  ['<g a="1" a="2"/>', '<g> repeats an attribute: a a'],
  ['<text>Salt & Silk</text>', 'a bare "&" in "Salt & Silk"'],
  ['<g a="x<y"/>', 'a "<" that starts no tag'],
])('finds the fault in %s', (xml, fault) => {
  expect(findXmlFault(xml)).toBe(fault);
});

it('accepts nested, empty and escaped content', () => {
  expect(
    findXmlFault('<svg a="1"><g><path d="M0 0"/></g><text>Salt &amp; Silk</text></svg>'),
  ).toBeUndefined();
});
