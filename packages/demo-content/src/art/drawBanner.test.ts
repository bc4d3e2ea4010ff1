import { expect, it } from 'vitest';
import { drawBanner } from './drawBanner.ts';
import { xmlFault } from '../testing/xmlFault.ts';
import { sceneFamilyNames } from './sceneFamilyNames.ts';

it.each(sceneFamilyNames)('draws a wide %s without text', (family) => {
  const svg = drawBanner({ seed: 'hero', family, widthPx: 1600, heightPx: 600 });
  expect(xmlFault(svg)).toBeUndefined();
  expect(svg).toContain('width="1600" height="600"');
  expect(svg).not.toMatch(/<text|style|script|href|NaN|undefined/i);
  expect(svg).toBe(drawBanner({ seed: 'hero', family }));
});

it('fills the left part of every banner with its backdrop', () => {
  const bare = sceneFamilyNames.filter(
    (family) => !/<rect x="-400" y="0" width="800"/.test(drawBanner({ seed: 'edge', family })),
  );
  expect(bare).toEqual([]);
});
