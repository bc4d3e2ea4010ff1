import { fireEvent } from '@testing-library/react';

/**
 * Clicks a link and returns whether the browser would follow it, because jsdom does not navigate.
 */
export function isFollowed(link: Element, init: MouseEventInit = {}): boolean {
  let followed = false;
  const onClick = (event: Event): void => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
  fireEvent.click(link, init);
  return followed;
}
