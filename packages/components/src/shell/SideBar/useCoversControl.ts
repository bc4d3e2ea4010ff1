import { useEffect, useState, type RefObject } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [role="button"]';
/**
 * Distance of the points at which a control is looked for; smaller than any control. A link in a
 * text is less high than a button.
 */
const [stepXPx, stepYPx] = [24, 12];
/** Pause after which the page rests; a look takes longer than a frame of a slow phone. */
const restMs = 100;

/**
 * Returns whether a floating element is over the middle of a control of the page, so that a press
 * would not reach the control. Checked when the page rests after it was scrolled or its size
 * changed.
 */
export function useCoversControl(floating: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const element = floating.current;
    if (!element) return;
    let timer: number | undefined;
    const update = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setCovers(coversControl(element)), restMs);
    };
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(document.body);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [floating]);
  return covers;
}

/**
 * Looks at points, because the boxes of all controls would lay out also the parts of the page that
 * wait for a scroll. A control whose middle is covered reaches half of its size beyond the edges.
 */
function coversControl(floating: HTMLElement): boolean {
  const { left, top, right, bottom, width } = floating.getBoundingClientRect();
  // One that is not displayed
  if (width === 0) return false;
  const isInside = (control: Element): boolean => {
    const box = control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  for (let x = left - stepXPx / 2; x < right + stepXPx; x += stepXPx)
    for (let y = top - stepYPx / 2; y < bottom + stepYPx; y += stepYPx)
      for (const element of document.elementsFromPoint(x, y)) {
        const control = floating.contains(element) ? null : element.closest(controls);
        if (control && isInside(control)) return true;
      }
  return false;
}
