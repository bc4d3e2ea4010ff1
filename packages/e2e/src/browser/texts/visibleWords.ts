import type { Page } from 'playwright/test';

/**
 * Returns all texts on the page that contain a letter and are visible or read by screen readers:
 * text, labels, alternative texts, tooltips, placeholders, the title.
 */
export function visibleWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const add = (text: string | null | undefined): void => {
      const words = text?.trim();
      if (words && /\p{L}/u.test(words)) found.add(words);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest('script, style, noscript') && parent.checkVisibility())
        add(node.textContent);
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'aria-valuetext',
        'alt',
        'title',
        'placeholder',
      ])
        add(element.getAttribute(name));
    }
    add(document.title);
    add(document.querySelector('meta[name=description]')?.getAttribute('content'));
    return [...found];
  });
}
