/**
 * Flips a drop-down panel to the other side, or above its trigger, if it would leave the window.
 * Sets `data-flip` and `data-side` for the style sheet.
 */
export function keepInWindow(panel: HTMLElement): void {
  delete panel.dataset['flip'];
  delete panel.dataset['side'];
  const box = panel.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (box.left < 0 || box.right > clientWidth) panel.dataset['flip'] = '';
  if (
    box.bottom > clientHeight &&
    box.top - box.height > clientHeight - box.bottom &&
    box.top > box.height
  )
    panel.dataset['side'] = 'above';
}
