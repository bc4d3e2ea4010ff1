// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

it.each([
  [{}, ['P 100,000.00', '30 %', 'P 30,000.00']],
  [{ revenue: 50_000, ratePercent: 25 }, ['P 50,000.00', '25 %', 'P 12,500.00']],
])(
  '[JOIN-01] with %j calculates the example as %j and labels it as an example',
  async (props, sums) => {
    const { container, getByRole, t } = await mountNode({ use: 'JoinProgramme', props });
    const example = getByRole('region', { name: t('join.exampleTitle') });
    expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(
      sums,
    );
    expect([
      within(example).queryByText(t('join.exampleBadge')),
      within(example).queryByText(t('join.exampleNote')),
    ]).not.toContain(null);
  },
);

it('[JOIN-01] lists the offers and the requirements for partners, with the brand’s minimum age', async () => {
  const { getAllByRole, getByRole, t } = await mountNode({ use: 'JoinProgramme' });
  expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    (
      [
        'join.offer.share',
        'join.offer.monthly',
        'join.offer.reports',
        'join.offer.manager',
        'join.exampleTitle',
        'join.rules',
      ] as const
    ).map((key) => t(key)),
  );
  const rules = within(getByRole('region', { name: t('join.rules') }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rules).toEqual(
    (
      [
        'join.rule.age',
        'join.rule.truth',
        'join.rule.minors',
        'join.rule.spam',
        'join.rule.own',
      ] as const
    ).map((key) => t(key, { age: 21 })),
  );
});
