// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { click, mount } from '../testing/mount.tsx';
import { Pagination } from './Pagination.tsx';

const labels = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' };

it('turns to the pages its buttons name', async () => {
  const onPage = vi.fn();
  const { role } = await mount(
    <Pagination
      label="Pages"
      page={3}
      pageCount={9}
      onPage={onPage}
      text="Page 3 of 9"
      labels={labels}
    />,
  );
  for (const name of ['First', 'Previous', 'Next', 'Last']) await click(role('button', name));
  expect(onPage.mock.calls).toEqual([[1], [2], [4], [9]]);
});

it.each([
  { page: 1, dead: ['First', 'Previous'], alive: ['Next', 'Last'] },
  { page: 9, dead: ['Next', 'Last'], alive: ['First', 'Previous'] },
])(
  'keeps what leads nowhere from page $page focusable and without effect',
  async ({ page, dead, alive }) => {
    const onPage = vi.fn();
    const { role } = await mount(
      <Pagination
        label="Pages"
        page={page}
        pageCount={9}
        onPage={onPage}
        text="…"
        labels={labels}
      />,
    );
    for (const name of dead) {
      const button = role('button', name);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(button.hasAttribute('disabled')).toBe(false);
      button.focus();
      expect(document.activeElement).toBe(button);
      await click(button);
    }
    expect(onPage).not.toHaveBeenCalled();
    for (const name of alive)
      expect(role('button', name).hasAttribute('aria-disabled')).toBe(false);
  },
);

it('has nowhere to go on the only page', async () => {
  const { container } = await mount(
    <Pagination
      label="Pages"
      page={1}
      pageCount={0}
      onPage={() => undefined}
      text="…"
      labels={labels}
    />,
  );
  expect(container.querySelectorAll('[aria-disabled="true"]')).toHaveLength(4);
});
