// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

it('[JOIN-01] labels each channel', async () => {
  const { container, t } = await mountNode({
    use: 'JoinForm',
    props: { title: { $text: 'join.formTitle' } },
  });

  const channels = [...container.querySelectorAll('option')]
    .slice(1)
    .map(({ value, textContent }) => [value, textContent]);

  expect(channels).toEqual(
    (['website', 'social', 'video', 'messenger', 'people', 'other'] as const).map((name) => [
      name,
      t(`join.channel.${name}`),
    ]),
  );
});
