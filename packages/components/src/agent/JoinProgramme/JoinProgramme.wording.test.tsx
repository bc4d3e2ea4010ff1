// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

it.each(['share', 'monthly', 'reports', 'manager'] as const)(
  '[JOIN-01] explains the offer "%s" below its title',
  async (offer) => {
    const { getByRole, t } = await mountNode({ use: 'JoinProgramme' });

    expect(
      getByRole('heading', { name: t(`join.offer.${offer}`) }).nextElementSibling?.textContent,
    ).toBe(t(`join.offer.${offer}Text`));
  },
);

it('[JOIN-01] labels each number of the example', async () => {
  const { getAllByRole, t } = await mountNode({ use: 'JoinProgramme' });

  expect(getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    (['join.exampleRevenue', 'join.exampleRate', 'join.exampleShare'] as const).map((key) =>
      t(key),
    ),
  );
});
