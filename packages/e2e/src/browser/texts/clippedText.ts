import type { Page } from 'playwright/test';

/**
 * Returns texts in the elements of `scope` that cannot be read completely because a box clips them.
 * Text may be clipped if it
 * - is for screen readers only, in a box without size;
 * - ends in an ellipsis, and its full text is in the title of an ancestor or in the options of a
 * select; a placeholder needs neither, because a label names its field;
 * - is in a box that moves it into view: a carousel, a ticker, the reels of a digit display;
 * - can be scrolled into view, except in the menus and the header of the page, whose
 *   entries must all be visible.
 */
export function clippedText(page: Page, scope = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    // Half of a line's ascent may be clipped because it may be empty; a glyph's width may not.
    const [sidewaysPx, lineShare] = [1.5, 0.25];
    const moving = '[data-attached], [data-runs] > *';
    const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

    const isCompleteElsewhere = (element: Element, text: string): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (at.getAttribute('title')?.includes(text)) return true;
      return false;
    };

    const onlySpoken = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
      return false;
    };

    /** Returns the first box that clips a part of these rectangles. */
    const cutBy = (
      start: Element,
      rects: readonly DOMRect[],
      text: string,
    ): Element | undefined => {
      let [sideways, upright] = [true, true];
      for (
        let box: Element | null = start;
        box && box !== document.documentElement && (sideways || upright);
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const bounds = box.getBoundingClientRect();
        const [cutsX, cutsY] = [cuts(style.overflowX), cuts(style.overflowY)];
        const overX = rects.some(
          ({ left, right }) => left < bounds.left - sidewaysPx || right > bounds.right + sidewaysPx,
        );
        const overY = rects.some(
          ({ top, bottom, height }) =>
            top < bounds.top - height * lineShare || bottom > bounds.bottom + height * lineShare,
        );
        const isReadableElsewhere =
          box.matches(moving) ||
          (style.textOverflow === 'ellipsis' && isCompleteElsewhere(start, text));
        if (cutsX && overX && sideways && !isReadableElsewhere) return box;
        if (cutsY && overY && upright) return box;
        const isMenu = box.closest('nav, header') !== null && box.closest('main') === null;
        if (isMenu && scrolls(style.overflowX) && overX && sideways) return box;
        if (scrolls(style.overflowX) || (cutsX && isReadableElsewhere)) sideways = false;
        if (scrolls(style.overflowY)) upright = false;
        if (style.position === 'fixed') break;
      }
      return undefined;
    };

    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [element, text] = [node.parentElement, node.textContent?.trim() ?? ''];
      if (
        !element?.closest(within) ||
        text === '' ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      if (
        element.closest('script, style, noscript, option, [role=img], [inert]') ||
        onlySpoken(element)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(
        ({ width, height }) => width > 0 && height > 0,
      );
      const box = cutBy(element, rects, text);
      if (box)
        faults.push(
          `"${text.slice(0, 60)}" is cut off by ${/^<[^>]*>/.exec(box.outerHTML)?.[0].slice(0, 140) ?? ''}`,
        );
    }

    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!pen || field.value !== '' || !field.checkVisibility({ visibilityProperty: true }))
        continue;
      const { font, paddingInlineStart, paddingInlineEnd, textOverflow } = getComputedStyle(field);
      if (
        textOverflow === 'ellipsis' &&
        (field.ariaLabel ?? field.labels?.[0]?.textContent ?? '') !== ''
      )
        continue;
      pen.font = font;
      const room =
        field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      if (pen.measureText(field.placeholder).width > room + sidewaysPx)
        faults.push(
          `the placeholder "${field.placeholder}" does not fit into ${Math.round(room)} px`,
        );
    }
    return [...new Set(faults)];
  }, scope);
}
