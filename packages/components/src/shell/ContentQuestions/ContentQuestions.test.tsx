// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

it('has the answers in closed entries, which their questions open', async () => {
  const { container, getByRole, t, user } = await mountNode({
    use: 'ContentQuestions',
    props: {
      title: { $text: 'help.title' },
      questions: [
        {
          question: { $text: 'nav.vip' },
          answers: [{ $text: 'home.slots' }, { $text: 'nav.home' }],
        },
      ],
    },
  });

  const entry = container.querySelector('details');
  expect(entry?.open).toBe(false);
  expect(entry?.textContent).toBe(t('nav.vip') + t('home.slots') + t('nav.home'));

  await user.click(getByRole('heading', { name: t('nav.vip') }));
  expect(entry?.open).toBe(true);
});
