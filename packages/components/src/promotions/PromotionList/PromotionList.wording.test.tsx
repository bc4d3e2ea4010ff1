// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const promotion = {
  id: '1',
  category: 'new',
  status: 'join',
  title: 'Welcome',
  summary: 'For new players.',
};

it('[PROM-01] labels the category filter', async () => {
  const list = reply({
    language: 'EN',
    categories: [{ code: 'new', name: 'New players' }],
    promotions: [promotion],
  });
  const { getByRole, t } = await mountNode(
    { use: 'PromotionList', props: { title: { $text: 'promo.title' } } },
    { answers: { getPromotions: [list] } },
  );

  expect(getByRole('radiogroup', { name: t('promo.categories') })).toBeTruthy();
});
