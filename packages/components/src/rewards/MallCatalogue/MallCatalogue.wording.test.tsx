// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const catalogue = reply({
  language: 'EN',
  categories: [{ code: 'things', name: 'Things' }],
  items: [{ itemId: 1, name: 'Cap', category: 'things', points: 900, stock: 3 }],
});

it('[MALL-04] shows that points never expire, and labels the category filter', async () => {
  const { getByRole, getByText, t } = await mountNode(
    { use: 'MallCatalogue', props: { title: { $text: 'mall.title' } } },
    { answers: { getMallCatalogue: [catalogue] } },
  );

  expect(getByText(t('mall.neverExpire'))).toBeTruthy();
  expect(getByRole('radiogroup', { name: t('mall.categories') })).toBeTruthy();
});
