/**
 * Turns a drop-down panel to the side, or up, where it would leave the window; the sheet acts on
 * `data-align` and `data-side`.
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
