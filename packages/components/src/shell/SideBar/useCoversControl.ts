import { useEffect, useState, type RefObject } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [role="button"]';
/** Distance of the points that are checked; smaller than any control. */
const stepPx = 12;

/**
 * Returns whether a floating element is over the middle of a control of the page, so that a press
 * would not reach the control. Checked when the page is scrolled or its size changes.
 */
export function useCoversControl(floating: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const element = floating.current;
    if (!element) return;
    let frame = 0;
    const update = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCovers(coversControl(element)));
    };
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(document.body);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [floating]);
  return covers;
}

function coversControl(floating: HTMLElement): boolean {
  const { left, top, right, bottom } = floating.getBoundingClientRect();
  const isInside = (control: Element): boolean => {
    const box = control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  for (let x = left + 1; x < right; x += stepPx)
    for (let y = top + 1; y < bottom; y += stepPx)
      for (const element of document.elementsFromPoint(x, y)) {
        const control = floating.contains(element) ? null : element.closest(controls);
        if (control && isInside(control)) return true;
      }
  return false;
}
