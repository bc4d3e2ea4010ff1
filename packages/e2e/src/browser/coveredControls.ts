import type { Page } from 'playwright/test';

/**
 * Returns the controls in the window whose centre is covered by something else, so that a press
 * does not reach them. With a modal dialog, only its controls: no other can be pressed. What is
 * below the bar at the bottom, or on a scrolled page below the header, can be scrolled into view.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const container = document.querySelector('dialog:modal') ?? document;
    const controls = container.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=button]',
    );
    const { clientWidth, clientHeight } = document.documentElement;
    const describe = (element: Element): string =>
      `${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)} (${/^<[^>]*>/.exec(element.outerHTML)?.[0].slice(0, 90) ?? ''})`;
    /**
     * Whether the point is outside a box that clips or scrolls the control, such as a carousel, or
     * in the last pixel of one, which may be clipped.
     */
    const isOutOfBox = (control: Element, x: number, y: number): boolean => {
      for (let box = control.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const { left, top, right, bottom } = box.getBoundingClientRect();
        if (x < left + 1 || x > right - 1 || y < top || y > bottom) return true;
      }
      return false;
    };
    /** Whether the element is a bar that stays at the bottom or top of the window, or in it. */
    const isAtEdge = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { position, top: stuckPx } = getComputedStyle(box);
        if (position !== 'sticky') continue;
        const { top, bottom } = box.getBoundingClientRect();
        const isAtTop = window.scrollY > 0 && top <= parseFloat(stuckPx) + 1;
        if (isAtTop || bottom >= clientHeight - 1) return true;
      }
      return false;
    };
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      // A link in a sentence may have a part on each of two lines.
      const [box = control.getBoundingClientRect()] = [...control.getClientRects()].toSorted(
        (one, other) => other.width - one.width,
      );
      const { left, top, width, height } = box;
      const [x, y] = [left + width / 2, top + height / 2];
      // Controls for screen readers only, and those out of the window
      if (width <= 1 || height <= 1 || x < 0 || y < 0 || x >= clientWidth || y >= clientHeight)
        return [];
      if (isOutOfBox(control, x, y)) return [];
      const hit = document.elementFromPoint(x, y);
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      if (!hit || control.contains(hit) || label?.contains(hit)) return [];
      if (isAtEdge(hit) && !hit.closest('nav')?.contains(control)) return [];
      return [`${describe(control)} is under ${describe(hit)}`];
    });
  });
}
