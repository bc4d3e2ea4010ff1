// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { click, mount } from '../testing/mount.tsx';
import { Button } from './Button.tsx';

it('ignores clicks and keeps its name while busy', async () => {
  const onClick = vi.fn();
  const { role } = await mount(
    <Button busy type="submit" onClick={onClick}>
      Deposit
    </Button>,
  );
  const button = role('button', 'Deposit');
  await click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  // A submit button would send its form again.
  expect(button.getAttribute('type')).toBe('button');
});

it('is a link with an address, but a button if disabled', async () => {
  const link = await mount(
    <Button href="/deposit" target="_blank">
      Deposit
    </Button>,
  );
  expect(link.role('link', 'Deposit').getAttribute('rel')).toBe('noopener');
  const disabledLink = await mount(
    <Button href="/deposit" disabled>
      Deposit
    </Button>,
  );
  expect(disabledLink.container.querySelector('a')).toBeNull();
  expect(disabledLink.role('button', 'Deposit').hasAttribute('disabled')).toBe(true);
});
