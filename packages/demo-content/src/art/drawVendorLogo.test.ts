import { expect, it } from 'vitest';
import { vendors } from '../catalogue/vendors.ts';
import { drawVendorLogo } from './drawVendorLogo.ts';
import { xmlFault } from '../testing/xmlFault.ts';

it('draws a different logo for every provider', () => {
  const logos = vendors.map(({ vassalage, name }) => drawVendorLogo({ seed: vassalage, name }));
  expect(new Set(logos).size).toBe(vendors.length);
  for (const logo of logos) {
    expect(xmlFault(logo)).toBeUndefined();
    expect(logo).not.toMatch(/style|script|href|NaN|undefined/i);
  }
});

it('escapes the name', () => {
  expect(drawVendorLogo({ seed: 'x', name: 'Salt&Silk "Live"' })).toContain(
    'aria-label="Salt&amp;Silk &quot;Live&quot;"',
  );
});
