// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { click, mount } from '../testing/mount.tsx';
import { Pagination } from './Pagination.tsx';

const labels = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' };

it('goes to the page of each button', async () => {
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
  { page: 1, disabled: ['First', 'Previous'], enabled: ['Next', 'Last'] },
  { page: 9, disabled: ['Next', 'Last'], enabled: ['First', 'Previous'] },
])(
  'keeps the disabled buttons of page $page focusable but without effect',
  async ({ page, disabled, enabled }) => {
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
    for (const name of disabled) {
      const button = role('button', name);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(button.hasAttribute('disabled')).toBe(false);
      button.focus();
      expect(document.activeElement).toBe(button);
      await click(button);
    }
    expect(onPage).not.toHaveBeenCalled();
    for (const name of enabled)
      expect(role('button', name).hasAttribute('aria-disabled')).toBe(false);
  },
);

it('disables all buttons on the only page', async () => {
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
