import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { SiteVault } from './SiteVault.ts';

it('gives back what was put away, and keeps no more open than it may', () => {
  const vault = new SiteVault({ openLimit: 1 });
  const coral = exampleSite();
  const openCoral = vault.pack(coral);
  const openReef = vault.pack(exampleSite({ brand: 'reef' }));

  const first = openCoral();
  expect(first).toEqual(coral);
  expect(openCoral()).toBe(first);
  openReef();
  expect(openCoral()).not.toBe(first);
});
