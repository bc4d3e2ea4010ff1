import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { SharedTexts } from './SharedTexts.ts';
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

it('remembers each text once, whatever the number of brands', () => {
  const shared = new SharedTexts();
  const [coral, reef] = [structuredClone(exampleSite()), structuredClone(exampleSite({ brand: 'reef' }))];

  shared.share(coral);
  const size = shared.size;
  shared.share(reef);

  // Whether two equal texts are one nobody can ask JavaScript; that the second brand brought none is as close as it gets.
  expect([size > 0, shared.size]).toEqual([true, size]);
  expect(reef.locales).toEqual(exampleSite().locales);
});
