// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { blockFrame } from '../../testing/blockFrame.ts';
import { mountNode } from '../../testing/mountNode.tsx';

it('loads the other site only after a click, without access to its own origin', async () => {
  const page = await mountNode({
    use: 'ContentEmbed',
    props: {
      address: 'https://video.example/embed/1',
      title: { $text: 'home.slots' },
      ratio: '4:3',
    },
  });
  const frame = () => page.container.querySelector('iframe');
  expect(frame()).toBeNull();
  expect(page.getByText(page.t('content.from', { host: 'video.example' }))).toBeTruthy();

  const title = page.t('home.slots');
  await page.user.click(page.getByRole('button', { name: page.t('content.show', { title }) }));

  expect(frame()?.src).toBe('https://video.example/embed/1');
  expect(frame()?.title).toBe(title);
  expect(frame()?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-same-origin');
  expect(frame()?.parentElement?.dataset.ratio).toBe('4:3');
});

it('says that the other site is not shown if the policy of the page stops its frame', async () => {
  const page = await mountNode({
    use: 'ContentEmbed',
    props: { address: 'https://video.example/embed/1', title: { $text: 'home.slots' } },
  });
  const title = page.t('home.slots');
  await page.user.click(page.getByRole('button', { name: page.t('content.show', { title }) }));

  blockFrame('https://video.example/embed/1');

  expect(page.getByRole('alert').textContent).toContain(page.t('content.notAllowed'));
  expect(page.container.querySelector('iframe')).toBeNull();
});
