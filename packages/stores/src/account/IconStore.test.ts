import { expect, it } from 'vitest';
import { IconStore } from './IconStore.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply } from '../testing/fakeApi.ts';

it('knows where the member’s picture is, on each image CDN in turn, and forgets it with the member', async () => {
  const root = exampleRoot({ api: fakeApi({ icon: [reply({ icon: 'AV07' })] }) });
  const icons = root.of(IconStore);
  expect(icons.urls).toEqual([]);
  await icons.icon.load({});
  expect(new Set(icons.urls)).toEqual(
    new Set(['https://cdn.example/TCG_PROD_IMAGES/AVATAR/AV07.png']),
  );
  expect(icons.urls).toHaveLength(2);
  icons.forgetMember();
  expect(icons.urls).toEqual([]);
});

it('has no picture where the operator gives none', async () => {
  const icons = exampleRoot({ api: fakeApi({ icon: [fail('upstream_failed')] }) }).of(IconStore);
  await icons.icon.load({});
  expect(icons.urls).toEqual([]);
});
