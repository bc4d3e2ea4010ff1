import { expect, it } from 'vitest';
import { xmlFault } from './xmlFault.ts';

it.each([
  '<svg><g></svg>',
  '<svg><g>',
  '</g>',
  '<g a="1" a="2"/>',
  '<text>Salt & Silk</text>',
  '<g a="x<y"/>',
])('finds the fault in %s', (xml) => {
  expect(xmlFault(xml)).toMatch(/^1:\d+: /);
});

it('accepts nested, empty and escaped content', () => {
  expect(
    xmlFault('<svg a="1"><g><path d="M0 0"/></g><text>Salt &amp; Silk</text></svg>'),
  ).toBeUndefined();
});
