// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

it.each(['131K', '77K'])(
  '[PROM-04] shows the brand’s Zalo bonus of up to %s',
  async (zaloBonus) => {
    const page = await mountNode(
      {
        use: 'PromotionZalo',
        props: { title: { $text: 'promo.zaloTitle' }, text: { $text: 'promo.zaloText' } },
      },
      { site: { zaloBonus } },
    );

    const { textContent } = page.getByRole('region', { name: page.t('promo.zaloTitle') });
    expect(textContent).toContain(page.t('promo.zaloAmount', { amount: zaloBonus }));
    expect(textContent).toContain(page.t('promo.zaloText'));
  },
);
