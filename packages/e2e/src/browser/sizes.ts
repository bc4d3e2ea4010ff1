import type { Page } from 'playwright/test';

/** Returns elements that are wider than the window and have no scrolling ancestor. */
export function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const contained = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > clientWidth + 0.5 || left < -0.5) && !contained(element);
    });
    return [
      ...(scrollWidth > clientWidth
        ? [`the page is ${scrollWidth} px wide, the window ${clientWidth}`]
        : []),
      ...wide.map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

/**
 * Returns controls that cannot be hit 12 px to each side of their centre: those of the open modal
 * dialog, or else of the page. Links inside a sentence are as high as its line. Source: WCAG 2.2,
 * 2.5.8.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Hit tests use whole pixels, so this is the last one inside.
    const half = 11;
    const controls = [
      ...(
        [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
      ).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=menuitem], [role=menuitemradio], [role=tab]',
      ),
    ];
    const inSentence = (element: HTMLElement): boolean =>
      getComputedStyle(element).display === 'inline' && element.closest('p') !== null;
    // Hidden slides of a carousel cannot be scrolled to, so they are no targets.
    const isHiddenByAncestor = (element: HTMLElement): boolean => {
      const { left, width } = element.getBoundingClientRect();
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { left: start, right: end } = box.getBoundingClientRect();
        if (
          /hidden|clip/.test(getComputedStyle(box).overflowX) &&
          (left + width / 2 < start || left + width / 2 > end)
        )
          return true;
      }
      return false;
    };
    return controls.flatMap((control) => {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        // The side bar, while it leaves room for the control under it.
        (control.closest('[data-covers], [data-hidden]') !== null &&
          getComputedStyle(control).pointerEvents === 'none') ||
        inSentence(control) ||
        isHiddenByAncestor(control)
      )
        return [];
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      // Visible only while focused, such as the skip link.
      if (width <= 1 || height <= 1) return [];
      const [x, y] = [left + width / 2, top + height / 2];
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const hits = [
        [-half, 0],
        [half, 0],
        [0, -half],
        [0, half],
      ].map(([dx = 0, dy = 0]) => document.elementFromPoint(x + dx, y + dy));
      const missed = hits.find(
        (hit) => hit === null || !(control.contains(hit) || label?.contains(hit)),
      );
      if (missed === undefined) return [];
      return [
        `${control.getAttribute('aria-label') ?? control.textContent.trim()}: ${control.outerHTML.slice(0, 120)}: ${missed?.outerHTML.slice(0, 120) ?? 'the window’s edge'} is hit instead`,
      ];
    });
  });
}
